import { isClaimed } from '../platform/db/data-folder.ts'
import { checkAddress } from './address.ts'
import { checkDataFolder } from './data-folder.ts'
import { checkEmbedded } from './embedded.ts'
import type { Finding } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkPostgres } from './postgres.ts'
import { checkSettings } from './settings.ts'

export type { Finding }

type Options = {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where to send a mail. undefined: none is sent. */
  readonly sendTo: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Looks at everything that the server needs, and says what is wrong and how to mend it. Changes nothing. */
export const runDoctor = async ({ environment, sendTo, now }: Options): Promise<Finding[]> => {
  const { settings, findings } = checkSettings(environment)
  if (!settings) return findings
  const { DATABASE_URL: databaseUrl, DIRECT_DATABASE_URL: directDatabaseUrl, DATA_DIR } = settings
  const onPostgres = databaseUrl !== undefined
  // Servers on PostgreSQL cannot be seen from here.
  const isServing = onPostgres ? undefined : isClaimed(DATA_DIR)
  const storage = onPostgres
    ? await checkPostgres({ databaseUrl, directDatabaseUrl, now })
    : [...checkDataFolder(DATA_DIR), ...(await checkEmbedded(DATA_DIR, now()))]
  const mail = await checkMail(settings, sendTo)
  const address = await checkAddress(settings, { isServing, now })
  return [...findings, ...storage, mail, ...address]
}
