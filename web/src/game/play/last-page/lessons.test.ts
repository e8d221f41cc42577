import { describe, expect, it } from 'vitest'
import { type Fight, NEW_TALLY, type Tally } from '@fable/engine'
import { BOTS, type BotName } from '@fable/engine/bots'
import { storyOfTurns, turnsOf } from '../../../testing/bot-runs.ts'
import { makeEnding } from '../../../testing/run.ts'
import { seenEndingOf } from '../../save/seen-ending.ts'
import type { EndedRun } from './lesson.ts'
import { lessonOf, type ChosenLesson } from './lessons.ts'

const last = { health: 0, maxDamage: 5, gold: 0, day: 4, foe: null }
const run: EndedRun = {
  ending: makeEnding({ daysSurvived: 4, killer: 'starch-king', last }),
  story: NEW_TALLY,
}

type Differences = {
  readonly ending?: Partial<EndedRun['ending']>
  readonly story?: Partial<Tally>
}

const ended = ({ ending, story }: Differences): EndedRun => ({
  ending: { ...run.ending, ...ending },
  story: { ...run.story, ...story },
})

/** All lessons of the run that are true and equally near its end: its numbers choose one. */
function allOf(differences: Differences): string[] {
  const { kills } = run.ending
  const chosen = Array.from({ length: 12 }, (_, more) =>
    lessonOf(ended({ ...differences, ending: { ...differences.ending, kills: kills + more } })),
  )
  return [...new Set(chosen.flatMap((lesson) => lesson?.sentence ?? []))]
}

const blow = { hit: 5, of: 5, left: 9 }
const fight: Fight = { foe: 'starch-king', health: 4, blows: 2, held: 0, last: blow }
const ofFight = (differences: Partial<Fight>, others: Differences = {}): string[] =>
  allOf({ ...others, story: { ...others.story, fight: { ...fight, ...differences } } })

describe('the lesson of a run that a fight ended', () => {
  it('names a blow that would have won, and the damage that all blows held back', () => {
    expect(ofFight({ held: 3, last: { hit: 2, of: 5, left: 3 } })).toEqual(
      expect.arrayContaining([
        'The last blow was 2 of 5. With 5 it would have fallen.',
        'Your 2 blows held back 3. Starch King had 3 left.',
      ]),
    )
  })

  it('says that the blows were far below the maximum', () => {
    const path = { path: 1, kind: 'enemy', kinds: [], isSeen: false } as const
    const others = { ending: { gold: 2 }, story: { path } }
    expect(ofFight({ held: 8, last: { hit: 0, of: 5, left: 3 } }, others).toSorted()).toEqual([
      'Starch King falls to 1 full blow of 5. Yours did 2 in 2 blows.',
      'The last blow was 0 of 5. With 5 it would have fallen.',
      'Your 2 blows did 2 together. At the maximum they do 10.',
      'Your 2 blows held back 8. Starch King had 3 left.',
    ])
    const once = ofFight({ blows: 1, held: 5, last: { hit: 0, of: 5, left: 5 } })
    expect(once).toContain('Your only blow did 0. At the maximum it does 5.')
    expect(ofFight({ held: 4 })).not.toContain(expect.stringContaining('At the maximum'))
  })

  it('says that one blow was missing', () => {
    expect(ofFight({ last: { hit: 5, of: 5, left: 4 } })).toContain(
      '2 full blows of 5 left Starch King on 4 HEALTH. One more would have done it.',
    )
  })

  it('says how little health the player came with, or how long it lasted', () => {
    const killer = 'gerald' as const
    const gerald = { foe: killer, health: 2 }
    expect(ofFight(gerald, { ending: { killer } })).toContain(
      'You met Gerald with 2 HEALTH. It takes five of your blows, and hits back for up to 2.',
    )
    expect(ofFight({ ...gerald, health: 4 }, { ending: { killer } })).toContain(
      'Gerald takes five full blows of 5. Your 4 HEALTH lasted for two.',
    )
  })

  it('says how much health the player had five days before', () => {
    const health = [[0, 5] as const, [9, 8] as const, [13, 4] as const, [14, 0] as const]
    const others = { ending: { daysSurvived: 14 }, story: { health } }
    expect(ofFight({}, others)).toContain('On day 9 you had 8 HEALTH. You met Starch King with 4.')
  })

  it('says that the player paid to see the path, or took it unseen with gold to spare', () => {
    const path = { path: 1, kind: 'enemy', kinds: [], isSeen: false } as const
    const rich = { ending: { gold: 2 }, story: { path } }
    const sentence = 'You took that path unseen, with 2 gold to look. It was Starch King.'
    expect(ofFight({}, rich)).toContain(sentence)
    expect(ofFight({}, { story: { path } })).not.toContain(sentence)
    expect(ofFight({}, { story: { path: { ...path, isSeen: true } } })).toContain(
      'You paid to see an enemy, and took that path with 4 HEALTH. It was Starch King.',
    )
  })

  it('precedes lessons from earlier in the run', () => {
    const story = { brokeOn: 3, visit: { day: 3, gold: 4, hasBought: false } }
    expect(ofFight({}, { story })).toEqual([
      'Starch King has 5 HEALTH, and hits for up to 4. You came with 4 HEALTH.',
    ])
  })
})

describe('the lesson of a run that no fight ended', () => {
  it('says what an answer can cost', () => {
    const health = [[0, 5] as const, [3, 2] as const, [4, 0] as const]
    expect(allOf({ ending: { killer: 'dark-cave' }, story: { health } })).toEqual([
      'You answered Dark Cave with 2 HEALTH. It can cost 2.',
    ])
    expect(allOf({ ending: { killer: 'power-stones' }, story: { health } })).toEqual([
      'You said yes to Power Stones with 2 HEALTH. It can cost 2.',
    ])
  })

  it('says what happened in the last five days', () => {
    const visit = { day: 20, gold: 4, hasBought: false }
    const worst = { day: 21, lost: 4, by: 'gerald' } as const
    const story = { brokeOn: 20, visit, worst }
    expect(allOf({ ending: { daysSurvived: 24 }, story }).toSorted()).toEqual([
      'Gerald took 4 HEALTH on day 21. It did not come back.',
      'On day 20 you paid your last gold to look, and then met the merchant.',
      'On day 20 you stood before the merchant with 4 gold, and bought nothing.',
    ])
    expect(allOf({ ending: { daysSurvived: 62 }, story })).toEqual([])
  })

  it('says that gold was kept', () => {
    const ending = { gold: 7 }
    expect(allOf({ ending, story: { merchants: 1 } })).toEqual([
      'You met the merchant once and bought nothing. 7 gold is left.',
    ])
    expect(allOf({ ending })).toEqual(['You kept 7 gold for a merchant. None came.'])
    expect(allOf({ ending, story: { isWhole: false } })).toEqual([])
  })

  it('says what was lost and found if nothing else applies', () => {
    const health = [[0, 5] as const, [1, 3] as const, [2, 4] as const, [3, 0] as const]
    expect(allOf({ story: { health } })).toEqual(['You lost 6 HEALTH on the way, and found 1.'])
  })

  it('is missing if nothing is known of the run', () => {
    expect(lessonOf(run)).toBeNull()
  })
})

const RUNS = 100

/** The lessons of those of a number of runs of a bot that fell. */
const lessonsOfBot = (bot: BotName): ChosenLesson[] =>
  Array.from({ length: RUNS }, (_, at) => {
    const turns = turnsOf(bot, `lesson ${at}`)
    const final = turns.at(-1)
    const ending =
      final && seenEndingOf(final.before, final.turn, { rank: undefined, rankedId: undefined })
    if (!ending) throw new Error('The run has not ended.')
    if (ending.cause === 'hundred') return []
    const lesson = lessonOf({ ending, story: storyOfTurns(turns) })
    if (!lesson) throw new Error('A run that was counted from its start teaches nothing.')
    return [lesson]
  }).flat()

describe('the lessons of the runs that bots play', () => {
  const lessons = new Map(
    (Object.keys(BOTS) as BotName[]).map((bot) => [bot, lessonsOfBot(bot)] as const),
  )

  it('are of the same kind in at most three of ten runs', () => {
    const all = [...lessons.values()].flat()
    const counts = Object.entries(Object.groupBy(all, ({ kind }) => kind))
    for (const [kind, some = []] of counts)
      expect(some.length / all.length, kind).toBeLessThanOrEqual(0.3)
  })

  it('are of the same kind in at most half of the runs of each bot', () => {
    for (const [bot, all] of lessons) {
      const counts = Object.entries(Object.groupBy(all, ({ kind }) => kind))
      for (const [kind, some = []] of counts)
        expect(some.length / all.length, `${bot}: ${kind}`).toBeLessThanOrEqual(0.5)
    }
  })
})
