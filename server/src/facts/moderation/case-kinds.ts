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
  /** The view `Cases` joins these tables. */
  readonly table: 'Facts' | 'Corrections'
  /** The fields that visitors enter, after a case was deleted for good. */
  readonly emptied: Readonly<Record<string, '' | null>>
  /** Updates what depends on the states of the cases of these facts. `now` is in milliseconds since 1970. */
  readonly afterChange: (
    transaction: Database,
    factIds: readonly number[],
    now: number,
  ) => Promise<void>
  /** Deletes the texts of what belongs to deleted cases. */
  readonly deleteBelow?: (transaction: Database, ids: readonly number[]) => Promise<void>
  /** Deletes the marks of senders besides those of the posts, except the marks of these weeks. */
  readonly forgetMarks?: (database: Database, weeks: readonly number[]) => Promise<void>
}

/** A category stays: the lists of cases are by category, and it tells nothing about who chose it. */
const EMPTY_FACT: Readonly<Record<Exclude<FactFieldName, 'category'>, '' | null>> = {
  text: '',
  source: '',
}

/** The kinds of cases. What moderation does to one kind only is here. */
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
