import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inDataFolder } from '../db/data-folder.ts'
import type { Settings } from '../settings.ts'
import { StartError } from '../start-error.ts'

const SECRET_BYTES = 32

/** Written whole beside its place first: a start that is cut off leaves no half secret. */
const makeSecret = (path: string) => {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), {
    mode: 0o600,
    flush: true,
  })
  try {
    linkSync(draft, path)
  } finally {
    unlinkSync(draft)
  }
}

/**
 * The secret that session cookies are signed with: AUTH_SECRET, or on the embedded database one that
 * is made once and kept in the data folder. Throws a StartError on PostgreSQL without one, since
 * several servers must share it.
 */
export const authSecret = ({
  AUTH_SECRET,
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'AUTH_SECRET' | 'DATABASE_URL' | 'DATA_DIR'>): string => {
  if (AUTH_SECRET !== undefined) return AUTH_SECRET
  if (DATABASE_URL !== undefined) {
    throw new StartError(
      'AUTH_SECRET is not set although DATABASE_URL is; for example AUTH_SECRET="$(openssl rand -base64 32)".',
    )
  }
  const path = join(DATA_DIR, 'auth-secret')
  return inDataFolder(DATA_DIR, () => {
    if (!existsSync(path)) makeSecret(path)
    return readFileSync(path, 'utf8')
  })
}
