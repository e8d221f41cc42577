import { makeThread } from '../lib/thread.ts'
import { chargeWork } from '../lib/work.ts'
import { fromDriver, UnavailableError } from './errors.ts'

/** A search of an index of words, from the newest ids on. */
export type IndexSearch = {
  /** A statement that lists the column "id", with the parameters `match`, `before`, `from` and `limit` in this order. */
  readonly text: string
  readonly match: string
  /** Only lower ids. */
  readonly before: number
  readonly limit: number
  /** Milliseconds after which the search is given up. */
  readonly workMs: number
}

/** The ids found. `isCut`: the search was given up before its end. */
export type SearchResult = {
  readonly ids: readonly number[]
  readonly isCut: boolean
  /** Working time. */
  readonly ms: number
}

/** The driver's error. */
export type SearchFailure = { readonly message: string; readonly errcode: number }

/** Searches the embedded database in a thread of its own. */
export type SqliteReader = {
  readonly search: (task: IndexSearch) => Promise<SearchResult>
  readonly close: () => Promise<void>
}

/** Limit of waiting searches. */
const WAITING_MAX = 100

/**
 * Opens the thread that searches the embedded database at `path`, beside the one connection of the server. It reads
 * committed data (WAL). Searches that fail or are too many reject with an UnavailableError.
 */
export const openSqliteReader = (
  path: string,
  onFailure: (error: unknown) => void,
): SqliteReader => {
  const thread = makeThread<IndexSearch, SearchResult | SearchFailure>({
    program: new URL('sqlite-reader-thread.ts', import.meta.url),
    data: { path },
    onFailure,
  })

  const run = async (task: IndexSearch): Promise<SearchResult | SearchFailure> => {
    if (thread.countWaiting() >= WAITING_MAX) throw new UnavailableError('too many searches wait')
    try {
      return await thread.run(task)
    } catch (error) {
      throw new UnavailableError('the thread for searches has failed', { cause: error })
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
