import type { Fight } from '@fable/engine'
import { describe, expect, it } from 'vitest'
import { NEW_STORY } from '../../save/run-story.ts'
import { storyOfTurns, turnsOf } from '../../../testing/bot-runs.ts'
import { lessonOf, type EndedRun } from './lessons.ts'

const last = { health: 0, maxDamage: 5, gold: 0, day: 4, foe: null }
const run: EndedRun = {
  ending: {
    cause: 'death',
    daysSurvived: 4,
    killer: 'starch-king',
    last,
    strength: 5,
    kills: 0,
    bestHit: 5,
    gold: 0,
  },
  story: { ...NEW_STORY, merchants: 1 },
}
const withFight = (fight: Partial<Fight>, ending: Partial<EndedRun['ending']> = {}) => {
  const blow = { hit: 5, of: 5, left: 9 }
  const whole: Fight = { foe: 'starch-king', health: 4, blows: 2, held: 0, last: blow, ...fight }
  return lessonOf({
    ...run,
    ending: { ...run.ending, ...ending },
    story: { ...NEW_STORY, fight: whole },
  })
}

describe('the lesson of a run', () => {
  it('is a blow that would have ended the fight', () => {
    const blow = { hit: 2, of: 5, left: 3 }
    expect(withFight({ held: 3, last: blow })).toBe(
      'The last blow was 2 of 5. With 5 it would have fallen.',
    )
  })

  it('is what all blows held back, when that was enough', () => {
    const blow = { hit: 5, of: 5, left: 6 }
    expect(withFight({ blows: 3, held: 6, last: blow })).toBe(
      'Your 3 blows held back 6. Starch King had 6 left.',
    )
  })

  it('is what a full blow would have left', () => {
    const blow = { hit: 2, of: 5, left: 6 }
    expect(withFight({ held: 3, last: blow })).toBe(
      'The last blow was 2 of 5. With 5 it would have had 3 left.',
    )
  })

  it('is that one blow was missing', () => {
    const blow = { hit: 5, of: 5, left: 4 }
    expect(withFight({ last: blow })).toBe(
      '2 full blows of 5 left Starch King 4 HEALTH. One more was missing.',
    )
  })

  it('is what a foe takes, when every blow was a full one', () => {
    expect(withFight({ foe: 'gerald' }, { killer: 'gerald' })).toBe(
      'Gerald takes 5 full blows of 5, and hits for up to 2. You came with 4 HEALTH.',
    )
  })

  it('is what an answer can cost', () => {
    const health = [[0, 5] as const, [3, 2] as const, [4, 0] as const]
    const ending = { ...run.ending, killer: 'dark-cave' as const }
    expect(lessonOf({ ...run, ending, story: { ...NEW_STORY, health } })).toMatch(
      /^Dark Cave can cost \d HEALTH. You answered with 2\.$/,
    )
  })

  it('is the last gold that was paid before the merchant', () => {
    expect(lessonOf({ ...run, story: { ...NEW_STORY, brokeOn: 3 } })).toBe(
      'On day 3 you paid your last gold to look, and then met the merchant.',
    )
  })

  it('is gold that was kept', () => {
    const rich = { ...run, ending: { ...run.ending, gold: 7 } }
    expect(lessonOf(rich)).toBe('You met the merchant once and bought nothing. 7 gold is left.')
    const lonely = { ...rich, story: NEW_STORY }
    expect(lessonOf(lonely)).toBe('You kept 7 gold for a merchant. None came.')
    const unknown = { ...rich, story: { ...NEW_STORY, isWhole: false } }
    expect(lessonOf(unknown)).toBeNull()
  })

  it('is a strength that never grew, after a long run', () => {
    const long = { ...run, ending: { ...run.ending, daysSurvived: 12 } }
    expect(lessonOf(long)).toBe('MAX DAMAGE was 5 on day 0, and 5 on day 12.')
  })

  it('is what was lost and found, when nothing else is true, and of a won run its lowest health', () => {
    const health = [[0, 5] as const, [1, 3] as const, [2, 4] as const, [3, 0] as const]
    expect(lessonOf({ ...run, story: { ...NEW_STORY, health } })).toBe(
      'You lost 6 HEALTH on the way, and found 1.',
    )
    const won = { ...run.ending, cause: 'hundred' } as const
    const survived = [...health.slice(0, 3), [100, 9] as const]
    expect(lessonOf({ ...run, ending: won, story: { ...NEW_STORY, health: survived } })).toBe(
      'Your lowest was 3 HEALTH, on day 1.',
    )
  })

  it('is missing for a run of which nothing is known', () => {
    expect(lessonOf(run)).toBeNull()
  })

  it('is there for every run that bots play, and never the same for all', () => {
    const lessons = Array.from({ length: 60 }, (_, at) => {
      const turns = turnsOf('random dice stops', `lesson ${at}`)
      const ended = turns.at(-1)?.turn.ended
      if (!ended) throw new Error('The run has not ended.')
      return lessonOf({ ending: ended, story: storyOfTurns(turns) })
    })
    expect(lessons).not.toContain(null)
    expect(new Set(lessons).size).toBeGreaterThan(20)
  })
})
