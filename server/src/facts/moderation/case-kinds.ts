import type { CaseKind, FactFieldName } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import {
  deleteCorrectionTexts,
  EMPTY_CORRECTION,
  forgetHelpfulMarks,
  updateBestCorrections,
} from '../corrections/moderation.ts'
import { reindexFacts } from '../corrections/reindex.ts'

type KindOfCase = {
  readonly table: 'Facts' | 'Corrections'
  readonly emptied: Readonly<Record<string, '' | null>>
  readonly afterChange: (
    transaction: Database,
    factIds: readonly number[],
    now: number,
  ) => Promise<void>
  readonly deleteBelow?: (transaction: Database, ids: readonly number[]) => Promise<void>
  /** Deletes the marks of senders outside the posts themselves. Keeps the marks of these weeks. */
  readonly forgetMarks?: (database: Database, weeks: readonly number[]) => Promise<void>
}

/**
 * Deleting a fact's text keeps its category. Lists of cases can be by category, and a category tells nothing about who
 * chose it.
 */
const EMPTY_FACT: Readonly<Record<Exclude<FactFieldName, 'category'>, '' | null>> = {
  text: '',
  source: '',
}

/** The table of each kind, and the further writes that a change of its cases needs. */
export const CASES: Readonly<Record<CaseKind, KindOfCase>> = {
  fact: {
    table: 'Facts',
    emptied: EMPTY_FACT,
    afterChange: reindexFacts,
    deleteBelow: deleteCorrectionTexts,
  },
  correction: {
    table: 'Corrections',
    emptied: EMPTY_CORRECTION,
    afterChange: updateBestCorrections,
    forgetMarks: forgetHelpfulMarks,
  },
}
