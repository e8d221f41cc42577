import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

type Environment = Readonly<Record<string, string | undefined>>

/** Adds the variables from `.env` in the current directory, if it exists. The given variables win. */
export const withDotEnv = (environment: Environment): Environment => ({
  ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}),
  ...environment,
})
