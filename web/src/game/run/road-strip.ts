import { LAST_DAY } from '@fable/engine/content'
import { roadNumber } from '@fable/contract/limits'
import type { RunStory } from '../save/run-story.ts'

const CELLS = 10
const DAYS_PER_CELL = LAST_DAY / CELLS

/** Ten days of a run: walked with so much of its best health, its end, or not reached. */
export type StripCell =
  | { readonly kind: 'walked'; readonly share: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'ahead' }

/**
 * A run as ten cells of ten days. It shows how far it went and how healthy it was, and nothing of what the road
 * holds. `daysSurvived` is null while the run is open.
 */
export function stripOf(
  { health }: Pick<RunStory, 'health'>,
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

const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

const signOf = (cell: StripCell): string => {
  if (cell.kind === 'end') return '✕'
  if (cell.kind === 'ahead') return '·'
  return BLOCKS[Math.ceil(cell.share * BLOCKS.length) - 1] ?? BLOCKS[0]
}

/** The strip as text that can be shared. */
export const stripText = (day: string, cells: readonly StripCell[], daysSurvived: number): string =>
  `Hundred Days · Road ${roadNumber(day)}\n${cells.map(signOf).join('')} day ${daysSurvived}`
