import { NEW_TALLY } from '@fable/engine'
import { describe, expect, it } from 'vitest'
import { ENTRY_KEYS, WAYS } from './entries.ts'
import { EMPTY_LEDGER, withEntries } from './ledger.ts'
import { offersFor } from './wager-offer.ts'
import { badgesOf, OFFERED_WAGERS, progressOf, statusOf, termsOf, WAGER_KINDS } from './wagers.ts'

const EMPTY_TALLY = { ...NEW_TALLY, firstTypedOn: null }
const onDay = (day: number) => ({
  ...EMPTY_TALLY,
  health: [
    [0, 5],
    [day, 5],
  ] as const,
})

describe('a wager on the dice', () => {
  it('is kept on its day, and lost with the first attack before it that is typed', () => {
    expect(statusOf('dice-25', onDay(24))).toBe('open')
    expect(statusOf('dice-25', onDay(25))).toBe('kept')
    expect(statusOf('dice-25', { ...onDay(20), firstTypedOn: 12 })).toBe('lost')
    expect(statusOf('dice-25', { ...onDay(30), firstTypedOn: 26 })).toBe('kept')
    expect(statusOf('dice-25', onDay(24), { daysSurvived: 24, gold: 0 })).toBe('lost')
  })
})

describe('every wager', () => {
  it('says what it asks and how far it is', () => {
    for (const wager of OFFERED_WAGERS) {
      expect(statusOf(wager, EMPTY_TALLY), wager).toBe('open')
      expect(termsOf(wager)).toMatch(/^[A-Z].*\d+.*\.$/)
      const { text, done, of } = progressOf(wager, onDay(3), { day: 3, gold: 2 })
      expect(text, wager).toMatch(/\d+ of \d+/)
      expect(done).toBeLessThan(of)
    }
  })

  it('asks for more than twenty days without paying', () => {
    expect(statusOf('never-pay-30', onDay(21))).toBe('open')
  })
})

const endedRuns = (runs: number) =>
  Array.from({ length: runs }, () => [`end/${WAYS[0]}` as const]).reduce(withEntries, EMPTY_LEDGER)

describe('the page of wagers', () => {
  it('offers three kinds, the easiest of each first, and others after each run', () => {
    const offers = offersFor(endedRuns(0), { hasDice: true })
    expect(offers.map(({ wager }) => wager)).toEqual(['dice-25', 'gold-10', 'never-pay-30'])
    expect(offers[0]?.steps.map(({ state }) => state)).toEqual(['open', 'locked', 'locked'])
    const kinds = [0, 1, 2, 3, 4].map(
      (runs) => offersFor(endedRuns(runs), { hasDice: true })[0]?.kind,
    )
    expect(new Set(kinds)).toEqual(new Set(WAGER_KINDS))
  })

  it('opens a harder one of a kind with one that was kept', () => {
    const ledger = withEntries(EMPTY_LEDGER, ['wager/dice-25'])
    const [dice] = offersFor(ledger, { hasDice: true })
    expect(dice?.wager).toBe('dice-50')
    expect(dice?.steps.map(({ state }) => state)).toEqual(['kept', 'open', 'locked'])
  })

  it('offers no wager on the dice where they do not roll', () => {
    const kinds = offersFor(endedRuns(0), { hasDice: false }).map(({ kind }) => kind)
    expect(kinds).toEqual(['gold', 'never-pay', 'always-yes'])
  })

  it('offers the hardest again, last of all, when all of a kind were kept', () => {
    const all = withEntries(EMPTY_LEDGER, ['wager/dice-25', 'wager/dice-50', 'wager/dice-100'])
    expect(offersFor(all, { hasDice: true }).map(({ kind }) => kind)).toEqual([
      'gold',
      'never-pay',
      'always-yes',
    ])
    const offers = offersFor(withEntries(EMPTY_LEDGER, ENTRY_KEYS), { hasDice: true })
    expect(offers.every(({ steps }) => steps.at(-1)?.state === 'open')).toBe(true)
  })
})

describe('the badges of a run', () => {
  it('are the wager that it kept, by name, and those of earlier versions', () => {
    expect(badgesOf(['never-pay-60'])).toEqual([
      {
        id: 'never-pay-60',
        title: 'Eyes shut, 60',
        terms: 'Not one coin for paths, to day 60.',
      },
    ])
    expect(badgesOf(['never-pay', 'lunch']).map(({ title }) => title)).toEqual(['Never pay'])
    expect(badgesOf(undefined)).toEqual([])
  })
})
