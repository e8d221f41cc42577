import type { Category } from '@fable/contract'
import type { FeedbackKind } from '@fable/contract/limits'
import type { Generated } from 'kysely'

/** The columns of each table, for the compiler. The migrations make them. */
export type Tables = {
  Facts: FactsTable
  Updates: UpdatesTable
  Feedback: FeedbackTable
}

type FactsTable = {
  /** Ascends in the order of sharing: the higher, the newer. */
  id: Generated<number>
  text: string
  source: string
  category: Category
  votesInteresting: Generated<number>
  votesMindblowing: Generated<number>
  votesFalse: Generated<number>
}

type UpdatesTable = {
  UpdateId: number
  UpdateName: string
  UpdateNum: string
  UpdateDescription: string
  /** A JSON list of strings. */
  UpdateList: string
  UpdateDate: string
  UpdateImage: string | null
}

type FeedbackTable = {
  /** Ascends in the order of arrival. */
  id: Generated<number>
  kind: FeedbackKind
  message: string
  email: string | null
  /** An ISO time. */
  sentAt: string
}
