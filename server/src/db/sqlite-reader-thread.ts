import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import type { IndexSearch, SearchFailure, SearchResult } from './sqlite-reader.ts'

const { path } = workerData as { readonly path: string }

const database = new DatabaseSync(path, { readOnly: true })
database.exec('pragma temp_store = memory')

const FIRST_STEP = 65_536

/**
 * node:sqlite cannot cancel a statement, so a search runs in steps of about this time. The speed of a step determines
 * how many ids the next one covers.
 */
const STEP_MS = 25

function search({ text, last, match, before, limit, workMs }: IndexSearch): SearchResult {
  const statement = database.prepare(text)
  const lastId = Number(database.prepare(last).get()?.id ?? 0)
  const ids: number[] = []
  let end = Math.min(before, lastId + 1)
  let step = FIRST_STEP
  let ms = 0

  while (end > 1 && ids.length < limit && ms <= workMs) {
    const startedAt = performance.now()
    const from = Math.max(1, end - step)
    // Without BigInt the driver passes floating-point values, and SQLite would not use them to limit its reads of the
    // word index.
    const rows = statement.all(match, BigInt(end), BigInt(from), limit - ids.length)
    ids.push(...rows.map((row) => Number(row.id)))
    const took = performance.now() - startedAt
    const idsPerMs = (end - from) / took
    step = Math.ceil(idsPerMs * STEP_MS)
    end = from
    ms += took
  }
  return { ids, isCut: end > 1 && ids.length < limit, ms }
}

/** Returns an error as a value, because an error that is thrown to another thread loses its code. */
export default (task: IndexSearch): SearchResult | SearchFailure => {
  try {
    return search(task)
  } catch (error) {
    if (!(error instanceof Error) || !('errcode' in error)) throw error
    return { message: error.message, errcode: Number(error.errcode) }
  }
}
