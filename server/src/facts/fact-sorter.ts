import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { VOTE_FIELDS } from '@fable/contract/limits'
import type { Logger } from 'pino'
import { batch } from '../platform/batch.ts'
import type { Database } from '../platform/db/database.ts'
import { findLastId } from './page-store.ts'
import { sortFacts, sortRange } from './sorting-store.ts'
import type { FactVote, VoteField } from './store.ts'

/** The votes of this server are in the lists of others after this time and the age of those lists. */
const DELAY_MS = 500
/** The next try after a failure. */
const RETRY_MS = 5000
/** A list is read after this time with the order as it is: a locked row must not hold up all lists. */
const READ_WAIT_MS = 100

/** One statement sorts so many facts at most: the embedded database holds up all requests meanwhile. */
const FACTS_MAX = 200
const IDS_MAX = 2000

type Part = { readonly field: VoteField; readonly ids: readonly number[] }

/**
 * Sorts facts by their votes, which a vote itself only counts: so a fact that gets a hundred votes in a moment
 * changes its place in the indexes once.
 */
export const makeFactSorter = (database: Database, log: Pick<Logger, 'warn'>) => {
  /** The facts to sort, by what changed. */
  const waiting = new Map<VoteField, Set<number>>()
  let timer: NodeJS.Timeout | undefined
  let isSorting = false
  let isFailing = false

  const add = ({ field, ids }: Part, delayMs: number) => {
    const known = waiting.get(field) ?? new Set()
    for (const id of ids) known.add(id)
    waiting.set(field, known)
    timer ??= setTimeout(() => void sort(undefined), delayMs).unref()
  }

  const takeParts = (): Part[] => {
    const parts: Part[] = []
    for (const [field, known] of waiting) {
      const ids = [...known]
      for (let n = 0; n < ids.length; n += FACTS_MAX)
        parts.push({ field, ids: ids.slice(n, n + FACTS_MAX) })
    }
    waiting.clear()
    return parts
  }

  const sortWaiting = async () => {
    clearTimeout(timer)
    timer = undefined
    isSorting = true
    const parts = takeParts()
    try {
      for (let part = parts[0]; part; part = parts[0]) {
        await sortFacts(database, part.field, part.ids)
        parts.shift()
      }
      isFailing = false
    } catch (error) {
      for (const part of parts) add(part, RETRY_MS)
      if (!isFailing) log.warn({ err: error }, 'could not sort the facts')
      isFailing = true
    } finally {
      isSorting = false
    }
  }

  /** One at a time; calls meanwhile share the next. */
  const sort = batch<undefined, undefined>(async () => {
    await sortWaiting()
    return () => undefined
  })

  return {
    /**
     * Call it before facts are read in an order by votes: it sorts those whose votes have changed. Never rejects;
     * without the database, or if that takes long, they keep their places.
     */
    apply: async (): Promise<void> => {
      if (waiting.size > 0 || isSorting)
        await Promise.race([sort(undefined), wait(READ_WAIT_MS, undefined, { ref: false })])
    },
    /** Call it after these votes were counted or taken back, or may have been. */
    changed: (votes: readonly FactVote[]): void => {
      for (const { factId, vote } of votes)
        add({ field: VOTE_FIELDS[vote], ids: [factId] }, DELAY_MS)
    },
  }
}

export type FactSorter = ReturnType<typeof makeFactSorter>

/** Sorts all facts with votes that a server has counted, but not sorted before it ended. */
export const sortAllFacts = async (database: Database): Promise<void> => {
  const last = await findLastId(database)
  for (let after = 0; after < last; after += IDS_MAX) {
    await sortRange(database, { after, last: after + IDS_MAX })
    await nextTurn()
  }
}
