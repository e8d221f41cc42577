import { describe, expect, test } from 'vitest'
import { isProse } from '../testing/is-prose.ts'
import { type Bot, BOTS } from './bots.ts'
import { playRun } from './play-run.ts'

/** Minimum number of other lines before a line returns. */
const APART = 20
const LEAST_SHARE = 0.85

const RUNS = 60

/** The prose of a bot's run; undefined unless it reaches day 100. */
function proseOf(bot: Bot, secret: string): string[] | undefined {
  const prose: string[] = []
  const { ending } = playRun(bot, secret, {
    onTurn: (_, { lines }) => prose.push(...lines.filter(isProse).map(({ text }) => text)),
  })
  return ending.cause === 'hundred' ? prose : undefined
}

describe('a run of a hundred days', () => {
  test.each(Object.entries(BOTS))(
    'by the bot “%s” repeats few of its lines, and none within 20 lines',
    (name, bot) => {
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
    },
  )
})
