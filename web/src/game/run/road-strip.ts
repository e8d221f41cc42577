import type { Tally } from '@fable/engine'
import { LAST_DAY } from '@fable/engine/content'
import { roadNumber } from '@fable/contract/limits'

const CELLS = 10
const DAYS_PER_CELL = LAST_DAY / CELLS

/**
 * Ten days of a run. `walked`: the run got past them, and `share` is its health then as a share of its highest; `end`:
 * it ended in them; `ahead`: it has not passed them yet.
 */
export type StripCell =
  | { readonly kind: 'walked'; readonly share: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'ahead' }

/**
 * Divides a run into ten cells of ten days. They show days and health, but reveal nothing about the road.
 * `daysSurvived` is null while the run is open.
 */
export function stripOf(
  { health }: Pick<Tally, 'health'>,
  daysSurvived: number | null,
): readonly StripCell[] {
  const today = daysSurvived ?? health.at(-1)?.[0] ?? 0
  const peak = Math.max(1, ...health.map(([, value]) => value))
  return Array.from({ length: CELLS }, (_, at): StripCell => {
    const last = (at + 1) * DAYS_PER_CELL
    if (today >= last) {
      const value = health.findLast(([day]) => day <= last)?.[1] ?? peak
      return { kind: 'walked', share: value / peak }
    }
    const isEnd = daysSurvived !== null && today >= last - DAYS_PER_CELL
    return isEnd ? { kind: 'end' } : { kind: 'ahead' }
  })
}

/** The squares of the shared strip. `fine`, `hurt` and `low` stand for the lowest health in ten days. */
const SQUARES = { fine: '🟩', hurt: '🟨', low: '🟥', end: '💀', ahead: '⬛' } as const

const squareOf = (lowest: number): string => {
  if (lowest >= 5) return SQUARES.fine
  return lowest >= 3 ? SQUARES.hurt : SQUARES.low
}

/** The data of an ended run that the shared strip shows. */
type StripRun = { readonly health: Tally['health']; readonly daysSurvived: number }

/**
 * Draws an ended run as ten squares: the lowest health of each ten days, the end of the run, and the days not reached.
 */
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

/** Describes the strip in a sentence, for screen readers. */
export function squaresWords({ daysSurvived }: Pick<StripRun, 'daysSurvived'>): string {
  const tens = Math.floor(daysSurvived / DAYS_PER_CELL)
  const walked = tens === 0 ? 'Fewer than ten days walked' : `${tens * 10} days walked`
  return daysSurvived < LAST_DAY ? `${walked}, then the run ended` : walked
}

/** Returns the result of an attempt on a daily road as a text to share. */
export const stripText = (day: string, run: StripRun): string =>
  `Hundred Days · Road ${roadNumber(day)}\n${squaresOf(run)} day ${run.daysSurvived}`
