import type { Bot } from './bots.ts'
import { isProse } from './is-prose.ts'
import { playRun } from './play-run.ts'

/** How much the prose of a run repeats itself. */
export type Variety = {
  /** The secret of the run's seeds. */
  readonly secret: string
  /** Lines of prose. */
  readonly lines: number
  /** Different ones among them. */
  readonly different: number
  /** The fewest lines of prose from one to its next repeat: 1 if they follow each other, null without a repeat. */
  readonly shortest: number | null
  /** How often each repeated line was printed. */
  readonly repeated: ReadonlyMap<string, number>
}

/** The variety of some lines of prose, in the order in which they are printed. */
export const varietyOf = (secret: string, prose: readonly string[]): Variety => {
  const latest = new Map<string, number>()
  const repeated = new Map<string, number>()
  let shortest: number | null = null
  for (const [at, text] of prose.entries()) {
    const before = latest.get(text)
    if (before !== undefined) {
      shortest = Math.min(shortest ?? Infinity, at - before)
      repeated.set(text, (repeated.get(text) ?? 1) + 1)
    }
    latest.set(text, at)
  }
  return { secret, lines: prose.length, different: latest.size, shortest, repeated }
}

/** The share of different lines, 0 to 1. */
export const shareOf = ({ lines, different }: Variety): number => different / lines

/**
 * The variety of each run that reaches day 100, of the `runs` that the bot plays on the secrets
 * '<secret>-0', '<secret>-1' and so on.
 */
export const measureVariety = (
  bot: Bot,
  { runs, secret }: { runs: number; secret: string },
): Variety[] =>
  Array.from({ length: runs }, (_, run) => `${secret}-${run}`).flatMap((name) => {
    const prose: string[] = []
    const { ending } = playRun(bot, name, {
      onTurn: (_before, { lines }) => prose.push(...lines.filter(isProse).map(({ text }) => text)),
    })
    return ending.cause === 'hundred' ? [varietyOf(name, prose)] : []
  })
