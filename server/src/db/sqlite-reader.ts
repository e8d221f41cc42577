import { makeThread } from '../lib/thread.ts'
import { chargeWork } from '../lib/work.ts'
import { fromDriver, UnavailableError } from './errors.ts'

export type IndexSearch = {
  /** The SQL that lists the column "id". Its parameters are `match`, `before`, `from` and `limit`, in this order. */
  readonly text: string
  /** The SQL that finds the highest id, as the column "id". */
  readonly last: string
  readonly match: string
  readonly before: number
  readonly limit: number
  readonly workMs: number
}

/** `isCut` is true if the search used up its time (`workMs`) before its end. */
export type SearchResult = {
  readonly ids: readonly number[]
  readonly isCut: boolean
  readonly ms: number
}

export type SearchFailure = { readonly message: string; readonly errcode: number }

export type SqliteReader = {
  readonly search: (task: IndexSearch) => Promise<SearchResult>
  readonly close: () => Promise<void>
}

const WAITING_MAX = 100

/**
 * The thread has a connection of its own and reads committed data (WAL). A search rejects with an UnavailableError if
 * the queue is full, the thread has failed, or the database is unavailable.
 */
export function openSqliteReader(path: string, onFailure: (error: unknown) => void): SqliteReader {
  const thread = makeThread<IndexSearch, SearchResult | SearchFailure>({
    program: new URL('sqlite-reader-thread.ts', import.meta.url),
    data: { path },
    onFailure,
  })

  const run = async (task: IndexSearch): Promise<SearchResult | SearchFailure> => {
    if (thread.countWaiting() >= WAITING_MAX)
      throw new UnavailableError('too many searches are waiting')
    try {
      return await thread.run(task)
    } catch (error) {
      throw new UnavailableError('the search thread has failed', { cause: error })
    }
  }

  return {
    search: async (task) => {
      const result = await run(task)
      if ('message' in result) {
        throw fromDriver(Object.assign(new Error(result.message), { errcode: result.errcode }))
      }
      chargeWork(result.ms)
      return result
    },
    close: thread.close,
  }
}
