import { roadNumber } from '@fable/contract/limits'
import type { Tally } from '@fable/engine'
import { LAST_DAY } from '@fable/engine/content'

const CELLS = 10
const DAYS_PER_CELL = LAST_DAY / CELLS

/** `fine`, `hurt` and `low` stand for the lowest health in ten days. */
const SQUARES = { fine: '🟩', hurt: '🟨', low: '🟥', end: '💀', ahead: '⬛' } as const

type StripRun = { readonly health: Tally['health']; readonly daysSurvived: number }

export function squaresOf({ health, daysSurvived }: StripRun): string {
  return Array.from({ length: CELLS }, (_, at) => {
    const [first, last] = [at * DAYS_PER_CELL, (at + 1) * DAYS_PER_CELL]
    if (daysSurvived < first) return SQUARES.ahead
    if (daysSurvived < last) return SQUARES.end
    const before = health.findLast(([day]) => day < first)
    const during = health.filter(([day]) => day >= first && day < last)
    const values = [...(before ? [before] : []), ...during].map(([, value]) => value)
    return squareOf(Math.min(...values))
  }).join('')
}

function squareOf(lowest: number): string {
  if (lowest >= 5) return SQUARES.fine
  return lowest >= 3 ? SQUARES.hurt : SQUARES.low
}

/** The days of the strip in words, for screen readers. */
export function squaresWords({ daysSurvived }: Pick<StripRun, 'daysSurvived'>): string {
  const tens = Math.floor(daysSurvived / DAYS_PER_CELL)
  const walked = tens === 0 ? 'Fewer than ten days walked' : `${tens * 10} days walked`
  return daysSurvived < LAST_DAY ? `${walked}, then the run ended` : walked
}

export const stripText = (day: string, run: StripRun, fall: string | null = null): string =>
  [
    `Hundred Days · Road ${roadNumber(day)}`,
    squaresOf(run),
    [`Day ${run.daysSurvived}`, fall].filter((part) => part !== null).join(' · '),
  ].join('\n')
