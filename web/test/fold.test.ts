import { describe, expect, it } from 'vitest'
import { avatarOf, fold, fromSnapshot, isSound, ownSeat, step, type Picture } from '../src/game/fold'
import { read } from '../src/game/story'
import type { GameEvent, TableEvent } from '../src/protocol/wire'
import { moved, now, snapshot, update } from './scene'

const start = () => fromSnapshot(snapshot())
const hand = (picture: Picture) => picture.round!.hand.map((card) => card.code).join(' ')
const pile = (picture: Picture) => picture.round!.pile.map((card) => card.code).join(' ')
const after = (...events: GameEvent[]) => events.reduce(step, start())
const told = (event: TableEvent, change = {}) => fold(start(), update([event], change))

describe('a snapshot', () => {
  it('gives hand, pile and seat', () => {
    const picture = start()
    expect(hand(picture)).toBe('r7 g4 W')
    expect(pile(picture)).toBe('g5 r5')
    expect(ownSeat(picture)).toBe(0)
    expect(isSound(picture)).toBe(true)
  })

  it('retells its story without moving cards', () => {
    const story: TableEvent[] = [
      moved({ event: 'played', seat: 1, card: 'r5', how: 'turn' }, { event: 'turn', seat: 0 }),
      { event: 'round_over', winner: 1, points: [0, 9, 0], scores: [0, 9, 0], hands: ['', '', ''] },
    ]
    const picture = fromSnapshot(snapshot({ story }))
    expect(pile(picture)).toBe('g5 r5')
    expect(picture.stage).toBe('playing')
    expect(picture.sheet).toEqual([])
    expect(picture.round!.did[1]).toEqual({ what: 'played', card: 'r5' })
    expect(picture.story.map(read)[0]).toBe('Bo plays Red 5.')
  })

  it('knows who sat where in a round that is over', () => {
    const story: TableEvent[] = [
      { event: 'round_started', round: 3, seats: [2, 1, 0] },
      moved({ event: 'played', seat: 0, card: 'r5', how: 'turn' }),
    ]
    const picture = fromSnapshot(snapshot({ stage: 'between', round: null, story }))
    expect(picture.story.map(read)).toEqual(['Round 3', 'Cleo plays Red 5.'])
    expect(pile(picture)).toBe('r5')
  })

  it('shows no seat to someone who left it', () => {
    const places = [
      { name: 'Ann', member: 1, left: true, stand_in: true },
      { name: 'Bo', member: 2 },
      { name: 'Cleo', bot: 'greedy' },
    ]
    expect(ownSeat(fromSnapshot(snapshot({ places })))).toBeNull()
  })
})

describe('cards', () => {
  it('dealt: the own hand', () => {
    expect(hand(after({ event: 'dealt', seat: 0, count: 2, cards: 'r1 r2' }))).toBe('r1 r2')
    expect(hand(after({ event: 'dealt', seat: 1, count: 2 }))).toBe('r7 g4 W')
  })
  it('drew: added at the end, with ids of their own', () => {
    const picture = after({ event: 'drew', seat: 0, count: 2, cards: 'r7 b1' })
    expect(hand(picture)).toBe('r7 g4 W r7 b1')
    expect(new Set(picture.round!.hand.map((card) => card.id)).size).toBe(5)
  })
  it('drew by another: only remembered as done', () => {
    const picture = after({ event: 'drew', seat: 1, count: 2 })
    expect(hand(picture)).toBe('r7 g4 W')
    expect(picture.round!.did[1]).toEqual({ what: 'drew', count: 2 })
  })
  it('played: one card goes from hand to pile and keeps its id', () => {
    const before = after({ event: 'drew', seat: 0, count: 1, cards: 'r7' })
    const id = before.round!.hand[0]!.id
    const picture = step(before, { event: 'played', seat: 0, card: 'r7', how: 'turn' })
    expect(hand(picture)).toBe('g4 W r7')
    expect(pile(picture)).toBe('g5 r5 r7')
    expect(picture.round!.pile.at(-1)!.id).toBe(id)
  })
  it('played by another: on the pile', () => {
    const picture = after({ event: 'played', seat: 2, card: 'r7', how: 'jump' })
    expect(hand(picture)).toBe('r7 g4 W')
    expect(pile(picture)).toBe('g5 r5 r7')
  })
  it('discarded: right beneath the top card', () => {
    const picture = after({ event: 'discarded', seat: 0, card: 'g4' })
    expect(hand(picture)).toBe('r7 W')
    expect(pile(picture)).toBe('g5 g4 r5')
  })
  it('took_over: the whole hand', () => {
    expect(hand(after({ event: 'took_over', seat: 0, count: 1, cards: 'b9' }))).toBe('b9')
    expect(hand(after({ event: 'took_over', seat: 0, count: 0, cards: '' }))).toBe('')
    expect(hand(after({ event: 'took_over', seat: 2, count: 1 }))).toBe('r7 g4 W')
  })
  it('turned_up and put_back', () => {
    expect(pile(after({ event: 'turned_up', card: 'W4' }))).toBe('g5 r5 W4')
    expect(pile(after({ event: 'turned_up', card: 'W4' }, { event: 'put_back', card: 'W4' }))).toBe('g5 r5')
  })
  it('shuffled: the discards but the top; a whole deck', () => {
    expect(pile(after({ event: 'shuffled', what: 'discard', count: 1 }))).toBe('r5')
    expect(pile(after({ event: 'shuffled', what: 'deck', count: 108 }))).toBe('')
    expect(hand(after({ event: 'shuffled', what: 'hands', count: 9 }))).toBe('r7 g4 W')
  })
  it('wrong_card: stays in the hand', () => {
    expect(hand(after({ event: 'wrong_card', seat: 0, card: 'g4' }))).toBe('r7 g4 W')
  })
  it('showed: to the challenger alone', () => {
    expect(after({ event: 'showed', seat: 1, count: 2, to_seat: 0, cards: 'r1 b2' }).round!.shown).toMatchObject({
      seat: 1,
      cards: ['r1', 'b2'],
    })
    expect(after({ event: 'showed', seat: 1, count: 2, to_seat: 2 }).round!.shown).toBeNull()
  })
  it('marks of what was done', () => {
    expect(after({ event: 'passed', seat: 1 }).round!.did[1]).toEqual({ what: 'passed' })
    expect(after({ event: 'skipped', seat: 1 }).round!.did[1]).toEqual({ what: 'skipped' })
    expect(after({ event: 'veto_takes_turn', seat: 2 }).round!.did[2]).toEqual({ what: 'skipped' })
  })
})

describe('an update', () => {
  it('brings version, now and mine', () => {
    const then = { ...now, turn: 1, sizes: [2, 7, 2] }
    const picture = told(moved({ event: 'played', seat: 0, card: 'r7', how: 'turn' }), { now: then, mine: { seat: 0 } })
    expect(picture.version).toBe(11)
    expect(picture.round!.now).toBe(then)
    expect(picture.round!.mine).toEqual({ seat: 0 })
    expect(isSound(picture)).toBe(true)
  })
  it('without now keeps what was', () => {
    expect(told({ event: 'said', id: 11, member: 2, text: 'hi', at: 1 }).round!.mine!.must).toBe(true)
  })
  it('is unsound where the hand does not add up', () => {
    expect(isSound(told(moved(), { now: { ...now, sizes: [9, 7, 2] }, mine: { seat: 0 } }))).toBe(false)
  })
  it('is sound when the last card ends the round', () => {
    const last = told(moved(), { now: { ...now, sizes: [1, 7, 2] }, mine: { seat: 0 } })
    const before = { ...last, round: { ...last.round!, hand: last.round!.hand.slice(0, 1) } }
    expect(isSound(before)).toBe(true)
    const played = moved(
      { event: 'played', seat: 0, card: before.round.hand[0]!.code, how: 'turn' },
      { event: 'went_out', seat: 0 },
    )
    const over: TableEvent = {
      event: 'round_over',
      winner: 0,
      points: [9, 0, 0],
      scores: [9, 0, 0],
      hands: ['', 'r9', ''],
    }
    const after = fold(before, {
      type: 'update',
      since: before.version,
      version: before.version + 1,
      events: [played, over],
    })
    expect(after.round!.hand).toEqual([])
    expect(isSound(after)).toBe(true)
  })
  it('leaves the picture before untouched', () => {
    const before = start()
    const copy = structuredClone(before)
    fold(
      before,
      update([
        moved({ event: 'drew', seat: 0, count: 1, cards: 'b1' }),
        { event: 'said', id: 11, member: 2, text: 'hi', at: 1 },
      ]),
    )
    expect(before).toEqual(copy)
  })
})

describe('the table', () => {
  it('joined, renamed, left', () => {
    const joined = told({ event: 'joined', person: { id: 3, name: 'Dov' } })
    expect(joined.people).toHaveLength(3)
    const renamed = fold(joined, update([{ event: 'renamed', member: 2, name: 'Bob' }]))
    expect(renamed.places[1]!.name).toBe('Bob')
    const left = fold(renamed, update([{ event: 'left', member: 3 }]))
    expect(left.people.map((one) => one.name).sort()).toEqual(['Ann', 'Bob', 'Dov']) // may come back
    expect(left.names[3]).toBe('Dov')
  })
  it('an avatar changed', () => {
    const drawn = told({ event: 'avatar', member: 2, avatar: '123' })
    expect(avatarOf(drawn, 2)).toBe('123')
    expect(avatarOf(drawn, 1)).toBe('')
  })
  it('kicked and host', () => {
    expect(told({ event: 'kicked', member: 2 }).people).toHaveLength(1)
    expect(told({ event: 'host', member: 2 }).host).toBe(2)
  })
  it('places and configured', () => {
    const places = [{ name: 'Ann', member: 1, stand_in: true }]
    expect(told({ event: 'places', what: 'away', place: 0, places, member: 1 }).places).toBe(places)
    const configured = told({ event: 'configured', settings: { players: 5 }, places })
    expect(configured.settings.players).toBe(5)
    expect(configured.stage).toBe('waiting')
  })
  it('a round that may not be watched is not there', () => {
    expect(told({ event: 'round_started', round: 2, seats: [1, 0, 2] }).round).toBeNull()
  })
  it('a round from its start to its end', () => {
    const started = told(
      { event: 'round_started', round: 2, seats: [1, 0, 2] },
      { now: { ...now, sizes: [0, 0, 0] }, mine: { seat: 1 } },
    )
    expect(ownSeat(started)).toBe(1)
    expect([hand(started), pile(started), started.stage]).toEqual(['', '', 'playing'])
    const dealt = fold(started, update([moved({ event: 'dealt', seat: 1, count: 1, cards: 'b4' })]))
    expect(hand(dealt)).toBe('b4')
    const over = fold(
      dealt,
      update([{ event: 'round_over', winner: 2, points: [0, 0, 20], scores: [0, 0, 20], hands: ['b4', 'r1', ''] }]),
    )
    expect([over.stage, over.scores, over.sheet.length]).toEqual(['between', [0, 0, 20], 1])
    const ready = fold(over, update([{ event: 'ready', members: [2] }]))
    expect(ready.ready).toEqual([2])
    const end = fold(ready, update([{ event: 'match_over', match: 1, winners: [2] }]))
    expect([end.stage, end.winners]).toEqual(['over', [2]])
    const again = fold(end, update([{ event: 'match_started', match: 2, places: end.places }]))
    expect([again.match, again.sheet, again.winners, again.scores]).toEqual([2, [], [], [0, 0, 0]])
  })
  it('chat and accusations', () => {
    let picture = told({ event: 'said', id: 11, member: 2, text: 'play red', at: 1 })
    expect(picture.chat.at(-1)!.text).toBe('play red')
    picture = fold(picture, update([{ event: 'accused', id: 12, by: 1, place: 1, message: 11, voters: [1] }]))
    picture = fold(picture, update([{ event: 'balloted', id: 12, member: 1, yes: true }]))
    expect(picture.accusations[0]!.ballots).toEqual({ 1: true })
    picture = fold(picture, update([{ event: 'verdict', id: 12, place: 1, guilty: true }]))
    expect(picture.accusations).toEqual([])
  })
  it('closed', () => expect(told({ event: 'closed' }).closed).toBe(true))
})
