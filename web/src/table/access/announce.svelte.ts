// What happens at the table, handed to the speech queue: new lines of the story, what is said, one's own turn, and what
// needs an answer.
import { accessibility } from '../../storage/accessibility.svelte'
import { cardName, colorName } from '../../game/cards'
import type { Picture } from '../../game/fold'
import { read, type Line } from '../../game/story'
import type { SpeechQueue } from './speechQueue'
import { t } from '../../i18n/translate'
import type { ShownTable } from '../../state/tableContext'
import { turnText } from '../../state/turnText'

/** Lines that are read even to people who want to hear only what concerns them. */
const ALWAYS = new Set([
  'story-match_started',
  'story-round_started',
  'story-round_over',
  'story-round_over-none',
  'story-match_over',
  'story-closed',
])

/** Whether a line is for someone who wants to hear only what concerns them. */
export function concerns(line: Pick<Line, 'key' | 'args'>): boolean {
  return ALWAYS.has(line.key) || line.args.me === 'actor' || line.args.me === 'target'
}

/** The lines after the last one that was read; none if the story has started anew. */
export function newLines(before: readonly Line[] | null, now: readonly Line[]): Line[] {
  if (!before) return []
  if (!before.length) return [...now]
  const at = now.lastIndexOf(before.at(-1)!)
  return at < 0 ? [] : now.slice(at + 1)
}

/** Follows a table. `playing`: someone sits here and is asked things; in a replay nobody is. */
export function announce(table: ShownTable, speech: SpeechQueue, playing = true): void {
  let before: Picture | null = null
  let asked = ''
  let urged = ''

  $effect(() => {
    const picture = table.picture
    if (!picture) return
    const lines = newLines(before?.story ?? null, picture.story)
    const again = lines.some(isOwnTurn)
    const caught = lines.find((line) => line.key === 'story-caught' && line.args.me === 'actor')
    for (const line of lines.filter((one) => one !== caught && isTold(one))) speech.tell(read(line))
    for (const line of before ? saidSince(before, picture) : []) speech.tell(line)
    before = picture
    if (!playing) return
    const need = needOf(table)
    const turn = need.text ? '' : turnKey(table)
    if (!turn) speech.turn(null) // drops a turn that was not announced yet
    if (caught) speech.urge(read(caught))
    if (need.key !== urged && need.text) speech.urge(need.text)
    if (turn && (turn !== asked || again)) speech.turn(ownTurn(table))
    urged = need.key
    asked = turn
  })
}

function isOwnTurn(line: Line): boolean {
  return line.key === 'story-turn' && line.args.me === 'actor'
}

/** One's own turn is told with what lies on the pile. */
function isTold(line: Line): boolean {
  return line.tone !== 'quiet' && !isOwnTurn(line) && (accessibility.tell === 'all' || concerns(line))
}

function saidSince(before: Picture, now: Picture): string[] {
  const last = before.chat.at(-1)?.id ?? 0
  if (accessibility.tell !== 'all') return []
  return now.chat.flatMap((said) =>
    said.id > last && said.member !== now.you
      ? [t('access-said', { name: now.names[said.member] ?? '', text: said.text })]
      : [],
  )
}

function turnKey(table: ShownTable): string {
  return table.mine?.must && table.now ? `${table.round!.round} ${table.now.phase}` : ''
}

/** What one has to know to play: what is asked, what lies there, how many cards fit. */
function ownTurn(table: ShownTable): string {
  if (table.now!.phase !== 'turn') return sentence(turnText(table))
  return [
    sentence(turnText(table)),
    onPile(table),
    t('access-fits', { count: table.round!.hand.filter((card) => table.choices.plays.has(card.code)).length }),
  ].join(' ')
}

/** What has to be answered before somebody else acts: `key` stays the same as long as it is the same question. */
function needOf(table: ShownTable): { key: string; text: string } {
  const { choices, now, picture } = table
  const open = picture!.accusations.find(
    (one) => one.voters.includes(picture!.you) && one.ballots[picture!.you] === undefined,
  )
  if (open)
    return {
      key: `accused ${open.id}`,
      text: t('access-vote', { by: table.names!.ofMember(open.by), name: table.names!.ofPlace(open.place) }),
    }
  if (!table.mine || !now) return { key: '', text: '' }
  if (choices.uno) return { key: 'uno', text: sentence(t('act-uno-say')) }
  if (choices.challenge) return { key: 'challenge', text: t('access-challenge') }
  if (choices.vote)
    return { key: 'vote', text: t('act-vote-ask', { name: now.turn === null ? '' : table.names!.ofSeat(now.turn) }) }
  if (!table.mine.must && choices.plays.size)
    return { key: `jump ${table.round!.pile.at(-1)?.id}`, text: t('turn-jump') }
  return { key: '', text: '' }
}

function onPile(table: ShownTable): string {
  const { now, customs } = table
  const top = now!.top ? sentence(t('pile-top', { card: cardName(now!.top, customs) })) : ''
  return [top, now!.color ? sentence(t('pile-color', { color: colorName(now!.color) })) : ''].filter(Boolean).join(' ')
}

/** How things stand: whose turn, the pile, the direction, everyone's cards. */
export function standing(table: ShownTable): string {
  const { now, round } = table
  if (!now || !round || table.picture?.stage !== 'playing') return ''
  const seats = round.seats.map((_, seat) =>
    t('seat-label', { name: table.names!.ofSeat(seat), cards: t('seat-cards', { count: now.sizes[seat] ?? 0 }) }),
  )
  return [
    sentence(turnText(table)),
    onPile(table),
    now.pending ? sentence(t('pile-pending-label', { count: now.pending })) : '',
    sentence(t((now.direction ?? 1) > 0 ? 'pile-clockwise' : 'pile-counter')),
    ...seats.map(sentence),
  ]
    .filter(Boolean)
    .join(' ')
}

function sentence(text: string): string {
  return /\p{Sentence_Terminal}$|…$/u.test(text) ? text : t('access-sentence', { text })
}
