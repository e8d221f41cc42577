import { NEW_TALLY, wagerStatus, WAGER_IDS } from '@fable/engine'
import { describe, expect, it } from 'vitest'
import { ENTRY_KEYS, WAYS } from '../ledger/entries.ts'
import { EMPTY_LEDGER, withEntries, withLanterns } from '../ledger/ledger.ts'
import { hooksFor, offersFor } from '../play/wagers/wager-offer.ts'
import { lanternsOf, lostLine, progressOf, termsOf, WAGER_KINDS, wagersOf } from './wagers.ts'

const onDay = (day: number) => ({
  ...NEW_TALLY,
  health: [
    [0, 5],
    [day, 5],
  ] as const,
})

describe('every wager', () => {
  it('says what it asks and how far it is', () => {
    for (const wager of WAGER_IDS) {
      expect(wagerStatus(wager, NEW_TALLY), wager).toBe('open')
      expect(termsOf(wager)).toMatch(/^[A-Z].*\d+.*\.$/)
      const { text, done, of } = progressOf(wager, onDay(3), { day: 3, gold: 2 })
      expect(text, wager).toMatch(/\d+ of \d+/)
      expect(done).toBeLessThan(of)
    }
  })

  it('asks for more than twenty days without paying', () => {
    expect(wagerStatus('never-pay-30', onDay(21))).toBe('open')
  })
})

it('a lost wager was broken, or the run ended first', () => {
  const paid = { ...onDay(12), paid: 1, firstPaidOn: 12 }
  expect(lostLine('never-pay-30', paid, null)).toMatch(/^“You peeked,”/)
  const died = {
    cause: 'death',
    daysSurvived: 12,
    strength: 5,
    kills: 0,
    bestHit: 5,
    gold: 0,
  } as const
  expect(lostLine('never-pay-30', onDay(12), died)).toMatch(/^“You went out first,”.* the blue one/)
  expect(lostLine('gold-10', onDay(12), died)).toMatch(/^“You went out first,”/)
  expect(lostLine('gold-10', onDay(41), { ...died, daysSurvived: 41 })).toMatch(/^“Light pockets,”/)
})

const endedRuns = (runs: number) =>
  Array.from({ length: runs }, () => [`end/${WAYS[0]}` as const]).reduce(withEntries, EMPTY_LEDGER)

describe('the page of wagers', () => {
  it('offers three kinds, the easiest of each first, and others after each run', () => {
    const offers = offersFor(endedRuns(0))
    expect(offers.map(({ wager }) => wager)).toEqual(['gold-10', 'never-pay-30', 'always-yes-3'])
    expect(offers[0]?.steps.map(({ state }) => state)).toEqual(['open', 'locked', 'locked'])
    const kinds = [0, 1, 2, 3].map((runs) => offersFor(endedRuns(runs))[0]?.kind)
    expect(new Set(kinds)).toEqual(new Set(WAGER_KINDS))
  })

  it('opens a harder one of a kind with one that was kept', () => {
    const ledger = withEntries(EMPTY_LEDGER, ['wager/gold-10'])
    const [gold] = offersFor(ledger)
    expect(gold?.wager).toBe('gold-20')
    expect(gold?.steps.map(({ state }) => state)).toEqual(['kept', 'open', 'locked'])
  })

  it('offers the hardest again, last of all, when all of a kind were kept', () => {
    const all = withEntries(
      EMPTY_LEDGER,
      wagersOf('gold').map((id) => `wager/${id}` as const),
    )
    expect(offersFor(all).map(({ kind }) => kind)).toEqual([
      'never-pay',
      'always-yes',
      'exact-kills',
    ])
    const offers = offersFor(withEntries(EMPTY_LEDGER, ENTRY_KEYS))
    expect(offers.every(({ steps }) => steps.at(-1)?.state === 'open')).toBe(true)
  })
})

describe('the hooks for lanterns', () => {
  it('are one, two after a win, three after a win with two kept', () => {
    expect(hooksFor(withLanterns(EMPTY_LEDGER, 3))).toBe(1)
    const won = withEntries(EMPTY_LEDGER, ['end/field'])
    expect(hooksFor(won)).toBe(2)
    expect(hooksFor(withLanterns(won, 1))).toBe(2)
    expect(hooksFor(withLanterns(won, 2))).toBe(3)
  })
})

describe('the lanterns of an entry', () => {
  it('are lit for what was kept, dark for what was lost, and include those of earlier versions', () => {
    const lanterns = lanternsOf({
      wagers: ['never-pay-60', 'dice-only', 'lunch'],
      lostWagers: ['gold-10'],
    })
    expect(lanterns.map(({ kind, isLit, text }) => [kind, isLit, text])).toEqual([
      ['never-pay', true, 'kept: Eyes shut, 60'],
      ['dice', true, 'kept: Dice only'],
      ['gold', false, 'lost: Heavy pockets, 10'],
    ])
    expect(lanternsOf({})).toEqual([])
  })
})
