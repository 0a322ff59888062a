// What a player could do at a moment, in words; the cards that could be played stand out in the hand.
import type { Choices } from '../../game/actions'
import { t } from '../../i18n/translate'

export function possibleActions(choices: Choices, pending: number, nameOf: (seat: number) => string): string[] {
  const { plays, discards, colors, catches, vetos } = choices
  return [
    plays.size ? t('replay-could-play', { count: plays.size }) : '',
    discards.size ? t('replay-could-discard') : '',
    colors.length ? t('replay-could-color') : '',
    choices.draw ? (pending ? t('replay-could-penalty', { count: pending }) : t('replay-could-draw')) : '',
    choices.pass ? t('replay-could-pass') : '',
    choices.challenge ? t('replay-could-challenge') : '',
    choices.uno ? t('replay-could-uno') : '',
    choices.vote ? t('replay-could-vote') : '',
    choices.perform ? t('replay-could-perform') : '',
    ...catches.map((seat) => t('replay-could-catch', { name: nameOf(seat) })),
    ...vetos.map((seat) => t('replay-could-veto', { name: nameOf(seat) })),
  ].filter(Boolean)
}
