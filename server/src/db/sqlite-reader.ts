import { makeThread } from '../lib/thread.ts'
import { chargeWork } from '../lib/work.ts'
import { fromDriver, UnavailableError } from './errors.ts'

/** A search in an index of words, which starts with the newest ids. */
export type IndexSearch = {
  /**
   * A statement that lists the column "id". Its parameters are `match`, `before`, `from` and `limit`, in this order.
   */
  readonly text: string
  /** A statement that finds the highest id, as the column "id". */
  readonly last: string
  readonly match: string
  /** Only lower ids are searched. */
  readonly before: number
  readonly limit: number
  /** Time in milliseconds after which the search is stopped. */
  readonly workMs: number
}

/** The ids that were found. `isCut`: the search was stopped before its end. */
export type SearchResult = {
  readonly ids: readonly number[]
  readonly isCut: boolean
  /** The time that the search has worked, in milliseconds. */
  readonly ms: number
}

export type SearchFailure = { readonly message: string; readonly errcode: number }

export type SqliteReader = {
  readonly search: (task: IndexSearch) => Promise<SearchResult>
  readonly close: () => Promise<void>
}

const WAITING_MAX = 100

/**
 * Starts the thread that searches the embedded database at `path`. It has a connection of its own, besides that of the
 * server, and reads committed data (WAL). Searches that fail, or for which the queue is full, reject with an
 * UnavailableError.
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
