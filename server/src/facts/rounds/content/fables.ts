import { readFactPairs } from '../../board/fact-table.ts'
import type { Fable } from '../fable.ts'
import { ENTERTAINMENT_FABLES } from './fables/entertainment.ts'
import { FINANCE_FABLES } from './fables/finance.ts'
import { HEALTH_FABLES } from './fables/health.ts'
import { HISTORY_FABLES } from './fables/history.ts'
import { NEWS_FABLES } from './fables/news.ts'
import { SCIENCE_FABLES } from './fables/science.ts'
import { SOCIETY_FABLES } from './fables/society.ts'
import { TECHNOLOGY_FABLES } from './fables/technology.ts'

/**
 * A line for each fable, as in the table of the starting facts, followed by a line with the truth. No fable laughs at
 * people or does harm to somebody who remembers only its first line.
 */
const TABLES = [
  TECHNOLOGY_FABLES,
  SCIENCE_FABLES,
  FINANCE_FABLES,
  SOCIETY_FABLES,
  ENTERTAINMENT_FABLES,
  HEALTH_FABLES,
  HISTORY_FABLES,
  NEWS_FABLES,
]

/**
 * The fables that come with the program. The text of a fable is its key, so a fable with a changed text is a new one.
 * Their form does not tell them from the truths.
 */
export const FABLES: readonly Fable[] = TABLES.flatMap(readFactPairs).map(([fact, truth]) => ({
  ...fact,
  truth,
}))
