import { readFactPairs } from '../../board/fact-table.ts'
import type { Truth } from '../truth.ts'
import { ENTERTAINMENT_TRUTHS } from './truths/entertainment.ts'
import { FINANCE_TRUTHS } from './truths/finance.ts'
import { HEALTH_TRUTHS } from './truths/health.ts'
import { HISTORY_TRUTHS } from './truths/history.ts'
import { NEWS_TRUTHS } from './truths/news.ts'
import { SCIENCE_TRUTHS } from './truths/science.ts'
import { SOCIETY_TRUTHS } from './truths/society.ts'
import { TECHNOLOGY_TRUTHS } from './truths/technology.ts'

/** A line for each truth, as in the table of the starting facts, followed by a line that says how come. */
const TABLES = [
  TECHNOLOGY_TRUTHS,
  SCIENCE_TRUTHS,
  FINANCE_TRUTHS,
  SOCIETY_TRUTHS,
  ENTERTAINMENT_TRUTHS,
  HEALTH_TRUTHS,
  HISTORY_TRUTHS,
  NEWS_TRUTHS,
]

/**
 * The true sentences for rounds, each about something else. They surprise even those who know the usual misconceptions.
 * Their form does not tell them from the fables.
 */
export const TRUTHS: readonly Truth[] = TABLES.flatMap(readFactPairs).map(([fact, howCome]) => ({
  ...fact,
  howCome,
}))
