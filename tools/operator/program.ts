import { inspect } from 'node:util'
import {
  isUnavailable,
  isWithoutTables,
  type OpenDatabase,
  openWithoutLock,
  readSettings,
  StartError,
} from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { operate } from './operate.ts'

/** 1 if something could not be done or is wrong, 2 if the command was wrong. */
export type Ended = { readonly code: 0 | 1 | 2; readonly stdout: string; readonly stderr: string }

export async function runOperator(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Ended> {
  const settings = () => readSettings(environment)
  let open: OpenDatabase | undefined

  const database = () => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings()
    return (open ??= openWithoutLock({ databaseUrl, dataDir }))
  }

  try {
    const outcome = await operate(args, { environment, settings, database })
    const { text, isWrong } =
      typeof outcome === 'string' ? { text: outcome, isWrong: false } : outcome
    return { code: isWrong ? 1 : 0, stdout: `${text}\n`, stderr: '' }
  } catch (error) {
    const code = error instanceof UsageError ? 2 : 1
    return { code, stdout: '', stderr: `${explain(error)}\n` }
  } finally {
    await open?.close()
  }
}

/** An unexpected error with its stack. */
function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof UsageError) return error.message
  if (isWithoutTables(error))
    return 'The database does not have the tables of this version: start the server once.'
  if (isUnavailable(error) && error instanceof Error)
    return `The database cannot be used now (${error.message}); "npm run operator doctor" gives details.`
  return inspect(error)
}
