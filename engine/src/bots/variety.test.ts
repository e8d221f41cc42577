import { describe, expect, test } from 'vitest'
import {
  CHANCE_REMARKS,
  ENEMIES,
  BOSSES,
  FULL_BLOW_REMARKS,
  GOODS,
  MISSES,
  REWARDS,
} from '#content'
import { MERCHANT_OPENINGS, MERCHANT_PROMPTS, OPPORTUNITIES, OUTCOME_NAMES } from '#content'
import { EMPTY_PATH_IDS, emptyPathTexts } from '../model/catalogue.ts'
import { type Bot, BOTS } from './bots.ts'
import { isProse } from '../testing/is-prose.ts'
import { playRun } from './play-run.ts'

/** A line returns after at least so many others. */
const APART = 20
const LEAST_SHARE = 0.85

const proseIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => isProse({ text, tone: 'plain', wait: 0 }))

const RUNS = 60

/** The prose of a bot's run; undefined unless it reaches day 100. */
const proseOf = (bot: Bot, secret: string): string[] | undefined => {
  const prose: string[] = []
  const { ending } = playRun(bot, secret, {
    onTurn: (_, { lines }) => prose.push(...lines.filter(isProse).map(({ text }) => text)),
  })
  return ending.cause === 'hundred' ? prose : undefined
}

describe('a run of a hundred days', () => {
  test.each(Object.entries(BOTS))('hardly repeats itself: %s', (name, bot) => {
    const runs = Array.from({ length: RUNS }, (_, run) => proseOf(bot, `variety-${run}`))
    const proses = runs.filter((prose) => prose !== undefined)
    if (name !== 'random dice stops') expect(proses.length).toBeGreaterThan(3)
    for (const prose of proses) {
      expect(prose.length).toBeGreaterThan(150)
      expect(new Set(prose).size / prose.length).toBeGreaterThanOrEqual(LEAST_SHARE)
      for (const [at, text] of prose.entries()) {
        const before = prose.lastIndexOf(text, at - 1)
        if (at > 0 && before >= 0) expect(at - before, text).toBeGreaterThan(APART)
      }
    }
  })
})

describe('prose', () => {
  test('is what is written for a place of its own', () => {
    const texts = [
      ...[...ENEMIES, ...BOSSES].flatMap(({ quips, again, falls }) => [
        ...quips,
        ...again,
        ...falls,
      ]),
      ...BOSSES.flatMap(({ intros }) => intros),
      ...GOODS.flatMap(({ remarks }) => remarks),
      ...REWARDS.flatMap(({ remarks }) => remarks),
      ...EMPTY_PATH_IDS.flatMap(emptyPathTexts).flat(),
      ...OPPORTUNITIES.flatMap(({ outcomes }) => OUTCOME_NAMES.flatMap((of) => outcomes[of].lines)),
      ...[...CHANCE_REMARKS, ...FULL_BLOW_REMARKS, ...MERCHANT_OPENINGS, ...MERCHANT_PROMPTS],
      ...MISSES,
    ].map((line) => (typeof line === 'string' ? line : line.text))
    expect(proseIn(texts)).toEqual(texts)
  })

  test('is not a report, a prompt, or a message that docs/rules.md fixes', () => {
    const plain = [
      'Pay 1 Gold to See Paths??',
      'Welcome back, Wanda',
      '+1 HEALTH',
      '-6 DAYS',
      'Path 1, 2, 3 or 4?',
      'Path 2: Enemy',
      '1. Honey Seeds: +1 HEALTH, 2 gold',
      'Starch King blocks the path.',
      'Starch King: 5 HEALTH, 4 MAX DAMAGE',
      'Attack with a number, 0 to 9.',
      'You hit Starch King for 3: 2 HEALTH left.',
      'Starch King hits back for 1: you have 4 left.',
      'Starch King misses you.',
      'Starch King is defeated!',
      'One full blow!',
      'Starch King dropped...',
      'NOTHING',
      'Gerald',
      'Gerald leaves you: Briefcase!',
      'Tooth Pick!',
      'You find a reward: Tooth Pick!',
      'You buy: Big Rock.',
      'Lost Potato',
      'Do you help the potato?',
    ]
    expect(proseIn(plain)).toEqual([])
  })
})
