import type { Database } from '../platform/db/database.ts'

/** Lists facts with their votes for the operator, newest first, hidden ones included or alone. No limit: all. */
export const listFactsWithHidden = (
  { db }: Database,
  { onlyHidden, limit }: { readonly onlyHidden: boolean; readonly limit: number | undefined },
) => {
  const facts = db
    .selectFrom('Facts')
    .select(['id', 'text', 'source', 'category', 'createdAt', 'hiddenAt'])
    .select(['votesInteresting', 'votesMindblowing', 'votesFalse'])
    .orderBy('id', 'desc')
  const listed = onlyHidden ? facts.where('hiddenAt', 'is not', null) : facts
  return (limit === undefined ? listed : listed.limit(limit)).execute()
}
