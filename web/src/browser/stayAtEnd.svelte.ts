/** Keeps a list scrolled to its end as it grows, unless someone has scrolled up to read. */
export function stayAtEnd(length: () => number) {
  return (list: HTMLElement) => {
    let atEnd = true
    const look = () => (atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60)
    list.addEventListener('scroll', look, { passive: true })
    $effect(() => {
      void length()
      if (atEnd) list.scrollTop = list.scrollHeight
    })
    return () => list.removeEventListener('scroll', look)
  }
}
