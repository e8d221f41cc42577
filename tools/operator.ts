// The operator's commands: `npm run operator help`. Ends with 0, with 1 if something could not be done or is wrong, or
// with 2 if the command was wrong.
import {
  isUnavailable,
  isWithoutTables,
  type OpenDatabase,
  openWithoutLock,
  readSettings,
  StartError,
  withDotEnv,
} from '@fable/server/operator'
import { operate } from './operator/operate.ts'
import { UsageError } from './options.ts'

const settings = () => readSettings(withDotEnv(process.env))

let open: OpenDatabase | undefined
const database = () => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings()
  return (open ??= openWithoutLock({ databaseUrl, dataDir }))
}

/** The error as a sentence, or as it is, with its stack, if nobody expected it. */
const explain = (error: unknown): unknown => {
  if (error instanceof StartError || error instanceof UsageError) return error.message
  if (isWithoutTables(error))
    return 'The database does not have the tables of this version: start the server once.'
  if (isUnavailable(error) && error instanceof Error)
    return `The database cannot be used now (${error.message}); "npm run operator doctor" says more.`
  return error
}

try {
  const outcome = await operate(process.argv.slice(2), { settings, database })
  const { text, isWrong } =
    typeof outcome === 'string' ? { text: outcome, isWrong: false } : outcome
  console.log(text)
  if (isWrong) process.exitCode = 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
} finally {
  await open?.close()
}
