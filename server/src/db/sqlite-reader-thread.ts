import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/** What the thread is asked for. */
export type ReaderTask = { readonly text: string; readonly parameters: readonly SQLInputValue[] }

/** The rows and the milliseconds that they took; or the driver's error, whose code an error loses between threads. */
export type ReaderResult =
  | { readonly rows: readonly unknown[]; readonly ms: number }
  | { readonly message: string; readonly errcode: number }

const { path } = workerData as { readonly path: string }

const database = new DatabaseSync(path, { readOnly: true })
const statements = new Map<string, StatementSync>()

const prepare = (text: string): StatementSync => {
  const known = statements.get(text)
  if (known) return known
  const statement = database.prepare(text)
  statements.set(text, statement)
  return statement
}

/** The program of the thread that reads the embedded database: runs one statement. */
export default ({ text, parameters }: ReaderTask): ReaderResult => {
  const startedAt = performance.now()
  try {
    const rows = prepare(text).all(...parameters)
    return { rows, ms: performance.now() - startedAt }
  } catch (error) {
    if (!(error instanceof Error) || !('errcode' in error)) throw error
    return { message: error.message, errcode: Number(error.errcode) }
  }
}
