import { describe, expect, it } from 'vitest'
import { type Tally, tallyOf } from '@fable/engine'
import { storyOfTurns, turnsOf } from '../../testing/bot-runs.ts'
import { decodeStory, storyFrom } from './run-story.ts'

describe('the story of a run', () => {
  it('equals the tally of its turns', () => {
    const turns = turnsOf('random dice stops', 'tally')
    expect(storyOfTurns(turns)).toEqual(tallyOf(turns.map(({ turn }) => turn)))
  })
})

describe('a stored story', () => {
  const now = { day: 3, health: 2 }
  const read = (story: unknown) => decodeStory(story, now)

  it('is read as it was written', () => {
    const story = storyOfTurns(turnsOf('random dice stops', 'stored'))
    expect(read(JSON.parse(JSON.stringify(story)))).toEqual(story)
  })

  it('is replaced by a story that begins at the save if it is missing', () => {
    expect(read(undefined)).toEqual(storyFrom(now))
  })

  it('keeps its other parts if one part is missing', () => {
    const story = storyOfTurns(turnsOf('random dice stops', 'stored'))
    expect(read({ health: story.health, kills: story.kills })).toEqual({
      ...storyFrom(now),
      health: story.health,
      kills: story.kills,
    })
  })

  it('is marked as incomplete if a count or its greatest foe is missing', () => {
    for (const missing of ['greatest', 'exactKills'] as const) {
      const known: Partial<Tally> = { ...storyOfTurns(turnsOf('buys every view', 'stored')) }
      Reflect.deleteProperty(known, missing)
      expect(known.paid).toBeGreaterThan(0)
      expect(read(known)).toMatchObject({ isWhole: false, paid: known.paid })
    }
  })
})
