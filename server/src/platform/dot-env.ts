import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Environment variables as programs may be given them. */
type Environment = Readonly<Record<string, string | undefined>>

/** The variables, and what the `.env` file of the folder that the program is started in adds; none is fine. */
export const withDotEnv = (environment: Environment): Environment => ({
  ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}),
  ...environment,
})
