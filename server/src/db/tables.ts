import type { Category } from '@fable/contract'
import type { Generated } from 'kysely'

/** The columns of each table, for the compiler. The migrations make them. */
export type Tables = {
  Facts: FactsTable
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
