// The chosen theme and motion, before anything is painted: a file of its own, because no inline script may run here.
// src/storage/preferences.svelte.ts keeps what is read here.
try {
  const look = JSON.parse(localStorage.getItem('oneleft.look') ?? '{}')
  if (look.theme === 'light' || look.theme === 'dark') document.documentElement.dataset.theme = look.theme
  if (look.motion === 'less') document.documentElement.dataset.motion = 'less'
} catch {
  // Then as the system has it.
}
