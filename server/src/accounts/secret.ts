import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { inDataFolder, SECRET_FILE } from '../db/data-folder.ts'
import { StartError } from '../lib/errors.ts'
import { SECRET_MIN, type Settings } from '../lib/settings.ts'

const SECRET_BYTES = 32

export const missingAuthSecret = (): StartError =>
  new StartError(
    'AUTH_SECRET is not set although DATABASE_URL is; for example AUTH_SECRET="$(openssl rand -base64 32)".',
  )

/**
 * Returns AUTH_SECRET. Without it, the embedded database uses a generated secret in the data folder. With PostgreSQL a
 * StartError is thrown, because all servers must share the secret.
 */
export function loadAuthSecret(
  {
    AUTH_SECRET,
    DATABASE_URL,
    DATA_DIR,
  }: Pick<Settings, 'AUTH_SECRET' | 'DATABASE_URL' | 'DATA_DIR'>,
  log: Pick<Logger, 'warn'>,
): string {
  if (AUTH_SECRET !== undefined) return AUTH_SECRET
  if (DATABASE_URL !== undefined) throw missingAuthSecret()
  const path = join(DATA_DIR, SECRET_FILE)
  return inDataFolder(DATA_DIR, () => {
    // This process has locked the folder, so no other process can create a secret at the same time.
    const secret = readSecret(path)
    if (secret !== undefined) return secret
    if (existsSync(path)) log.warn({ path }, 'created a new secret: the old one was incomplete')
    return makeSecret(path)
  })
}

// Returns undefined if the file is missing or too short, for example after a full disk. With an empty secret
// better-auth would use its public default.
function readSecret(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const secret = readFileSync(path, 'utf8').trim()
  return secret.length < SECRET_MIN ? undefined : secret
}

// The file is written under another name and then renamed, so that an interrupted start leaves no partial secret.
function makeSecret(path: string): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const draft = `${path}.new`
  writeFileSync(draft, secret, { mode: 0o600, flush: true })
  renameSync(draft, path)
  return secret
}
