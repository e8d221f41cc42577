import { setImmediate as nextTurn } from 'node:timers/promises'
import { VOTE_FIELDS } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import { makeInTurn } from '../platform/in-turn.ts'
import { findLastId } from './page-store.ts'
import { rankFacts, rankRange } from './ranking-store.ts'
import type { FactVote, VoteField } from './store.ts'

/** The votes of this server are in the lists of others after this time and the age of those lists. */
const DELAY_MS = 500

/** One statement sorts so many facts at most: the embedded database holds up all requests meanwhile. */
const FACTS_MAX = 200
/** One statement compares the votes of so many ids at most. */
const IDS_MAX = 10_000

const inParts = function* (ids: readonly number[]) {
  for (let n = 0; n < ids.length; n += FACTS_MAX) yield ids.slice(n, n + FACTS_MAX)
}

/**
 * Sorts facts by their votes, which a vote itself only counts: so a fact that gets a hundred votes in a moment
 * changes its place in the indexes once.
 */
export const makeRanking = (database: Database) => {
  /** The facts to sort, by what changed. */
  const waiting = new Map<VoteField, Set<number>>()
  const inTurn = makeInTurn()
  let timer: NodeJS.Timeout | undefined

  const add = (field: VoteField, id: number) => {
    const ids = waiting.get(field)
    if (ids) ids.add(id)
    else waiting.set(field, new Set([id]))
    timer ??= setTimeout(() => void apply(), DELAY_MS).unref()
  }

  const rank = async (field: VoteField, ids: readonly number[]) => {
    try {
      await rankFacts(database, field, ids)
    } catch {
      // Lists keep their order until the next try. The requests say what is wrong with the database.
      for (const id of ids) add(field, id)
    }
  }

  /** Call it before facts are read in an order by votes: it sorts those whose votes have changed. Never rejects. */
  const apply = (): Promise<void> =>
    inTurn(async () => {
      clearTimeout(timer)
      timer = undefined
      const changes = [...waiting]
      waiting.clear()
      for (const [field, ids] of changes) {
        for (const part of inParts([...ids])) await rank(field, part)
      }
    })

  return {
    apply,
    /** Call it after these votes were counted or taken back. */
    changed: (votes: readonly FactVote[]): void => {
      for (const { factId, vote } of votes) add(VOTE_FIELDS[vote], factId)
    },
  }
}

export type Ranking = ReturnType<typeof makeRanking>

/** Sorts all facts whose votes a server has counted but not sorted before it was killed. */
export const rankAll = async (database: Database): Promise<void> => {
  const last = await findLastId(database)
  for (let after = 0; after < last; after += IDS_MAX) {
    await rankRange(database, { after, last: after + IDS_MAX })
    await nextTurn()
  }
}
