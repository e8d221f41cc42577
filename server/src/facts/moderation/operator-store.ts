import type { Database } from '../../db/database.ts'
import { fold } from '../../lib/words.ts'

type Wanted = {
  /** Default: all. */
  readonly hidden?: boolean | undefined
  /** Part of the text or of the source, in any letter case, with or without accents. */
  readonly search?: string | undefined
  /** Default: all. */
  readonly limit?: number | undefined
}

/** Facts that are searched are read in pages, because all of them may not fit into memory. */
const PAGE = 5000

const readFacts = ({ db }: Database, { hidden, limit }: Wanted, before = Infinity) =>
  db
    .selectFrom('Facts')
    .select(['id', 'text', 'source', 'category', 'createdAt', 'hiddenAt'])
    .select(['votesInteresting', 'votesMindblowing', 'votesFalse'])
    .orderBy('id', 'desc')
    .$if(hidden !== undefined, (facts) => facts.where('hiddenAt', hidden ? 'is not' : 'is', null))
    .$if(before !== Infinity, (facts) => facts.where('id', '<', before))
    .$if(limit !== undefined, (facts) => facts.limit(limit ?? 0))
    .execute()

/** Lists facts with their votes for the operator, newest first, hidden ones included. Reads all facts to search. */
export const listFactsWithHidden = async (database: Database, wanted: Wanted) => {
  const { hidden, search, limit = Infinity } = wanted
  if (search === undefined) return readFacts(database, wanted)
  // The databases fold letters in different ways.
  const part = fold(search)
  const found: Awaited<ReturnType<typeof readFacts>> = []
  let before = Infinity
  while (found.length < limit) {
    const page = await readFacts(database, { hidden, limit: PAGE }, before)
    found.push(
      ...page.filter(({ text, source }) =>
        [text, source].some((field) => fold(field).includes(part)),
      ),
    )
    const last = page.at(-1)
    if (!last || page.length < PAGE) break
    before = last.id
  }
  return found.slice(0, limit)
}
