import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { inDataFolder } from '../platform/db/data-folder.ts'
import { SECRET_MIN, type Settings } from '../platform/settings.ts'
import { StartError } from '../platform/start-error.ts'

const SECRET_BYTES = 32

/** Written whole beside its place first: a start that is cut off leaves no half secret. */
const makeSecret = (path: string): string => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const draft = `${path}.new`
  writeFileSync(draft, secret, { mode: 0o600, flush: true })
  renameSync(draft, path)
  return secret
}

/**
 * The secret in the file; undefined when there is none that is long enough. A full disk or a copy may
 * have cut it off: with an empty one the library would use its published default.
 */
const readSecret = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined
  const secret = readFileSync(path, 'utf8').trim()
  return secret.length < SECRET_MIN ? undefined : secret
}

/**
 * The secret that session cookies are signed with: AUTH_SECRET, or on the embedded database one that
 * is made once and kept in the data folder. Throws a StartError on PostgreSQL without one, since
 * several servers must share it.
 */
export const loadAuthSecret = (
  {
    AUTH_SECRET,
    DATABASE_URL,
    DATA_DIR,
  }: Pick<Settings, 'AUTH_SECRET' | 'DATABASE_URL' | 'DATA_DIR'>,
  log: Pick<Logger, 'warn'>,
): string => {
  if (AUTH_SECRET !== undefined) return AUTH_SECRET
  if (DATABASE_URL !== undefined) {
    throw new StartError(
      'AUTH_SECRET is not set although DATABASE_URL is; for example AUTH_SECRET="$(openssl rand -base64 32)".',
    )
  }
  const path = join(DATA_DIR, 'auth-secret')
  return inDataFolder(DATA_DIR, () => {
    // The folder is claimed: no other process makes one at the same time.
    const secret = readSecret(path)
    if (secret !== undefined) return secret
    if (existsSync(path)) log.warn({ path }, 'made a new secret: the old one was cut off')
    return makeSecret(path)
  })
}
