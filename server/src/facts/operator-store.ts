import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

type Wanted = {
  /** Default: all. */
  readonly hidden?: boolean | undefined
  /** Part of the text or of the source, in any letter case. */
  readonly search?: string | undefined
  /** Default: all. */
  readonly limit?: number | undefined
}

/** Lists facts with their votes for the operator, newest first, hidden ones included. Reads all facts to search. */
export const listFactsWithHidden = ({ db }: Database, { hidden, search, limit }: Wanted) => {
  const part = search?.toLowerCase()
  return db
    .selectFrom('Facts')
    .select(['id', 'text', 'source', 'category', 'createdAt', 'hiddenAt'])
    .select(['votesInteresting', 'votesMindblowing', 'votesFalse'])
    .orderBy('id', 'desc')
    .$if(hidden !== undefined, (facts) => facts.where('hiddenAt', hidden ? 'is not' : 'is', null))
    .$if(part !== undefined, (facts) =>
      // Not `like`, for which % and _ mean something else.
      facts.where(
        sql<boolean>`replace(lower("text" || ' ' || "source"), ${part}, '') <> lower("text" || ' ' || "source")`,
      ),
    )
    .$if(limit !== undefined, (facts) => facts.limit(limit ?? 0))
    .execute()
}
