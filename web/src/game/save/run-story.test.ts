import { tallyOf } from '@fable/engine'
import { describe, expect, it } from 'vitest'
import { storyOfTurns, turnsOf } from '../../testing/bot-runs.ts'
import { decodeStory, storyFrom } from './run-story.ts'

describe('the story of a run', () => {
  it('has the tally that the server counts', () => {
    const turns = turnsOf('random dice stops', 'tally')
    expect(storyOfTurns(turns)).toEqual(tallyOf(turns.map(({ turn }) => turn)))
  })
})

describe('a stored story', () => {
  const now = { day: 3, health: 2 }
  const read = (story: unknown, ledgerRun: unknown = {}) =>
    decodeStory({ story, runId: 'r', ledgerRun, now })

  it('is read as it was written', () => {
    const story = storyOfTurns(turnsOf('random dice stops', 'stored'))
    expect(read(JSON.parse(JSON.stringify(story)))).toEqual(story)
  })

  it('that is none begins where the save is', () => {
    expect(read(undefined)).toEqual(storyFrom(now))
  })

  // Until 0.0.27 wagers and ledger counted by themselves.
  const earlier = {
    health: [
      [0, 5],
      [9, 4],
      [3, 2],
    ],
    worst: { day: 9, lost: 1, by: 'gerald' },
    perfect: { row: 1, best: 3 },
    fight: null,
    brokeOn: 2,
    tally: { paid: 2, yes: 3, no: 1, kills: 4, exact: 1, typed: 6 },
  }
  const ledgerRun = { id: 'r', from: 0, paid: 2, merchants: 1, bought: ['big-rock'], exact: 3 }

  it('of an earlier release has what it counted, and what its ledger counted', () => {
    expect(read(earlier, ledgerRun)).toEqual({
      isWhole: true,
      health: earlier.health,
      worst: earlier.worst,
      lostDays: 6,
      fight: null,
      kills: 4,
      exactKills: 1,
      exactBeforeOther: 0,
      maximaInRow: 3,
      paid: 2,
      firstPaidOn: 0,
      yes: 3,
      no: 1,
      yesBeforeNo: 0,
      merchants: 1,
      bought: ['big-rock'],
      path: null,
      visit: null,
      brokeOn: 2,
    })
  })

  it('is not whole where the ledger of an earlier release began later, or with another run', () => {
    expect(read(earlier, { ...ledgerRun, from: 4 })).toMatchObject({ isWhole: false, merchants: 1 })
    const other = read(earlier, { ...ledgerRun, id: 'other' })
    expect(other).toMatchObject({ isWhole: false, merchants: 0, bought: [], paid: 2 })
  })
})
