import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { checkFile, type FileProblem } from '../../db/check-file.ts'
import {
  DATABASE_FILE,
  refuseEmptyDatabase,
  refuseLogWithoutDatabase,
  SIDE_FILES,
} from '../../db/data-folder.ts'
import { errorCode, reasonOf } from '../../lib/errors.ts'
import { type Finding, good, note, wrong } from './finding.ts'

const FREE_MIN = 100e6

export function checkRoom(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const text = `${Math.round(free / 1e6)} MB free.`
  if (free < FREE_MIN) return wrong('disk', text, 'Make room: the next write may be refused.')
  return good('disk', text)
}

const USERS = '/etc/passwd'

function nameOf(uid: number): string {
  const lines = existsSync(USERS) ? readFileSync(USERS, 'utf8').split('\n') : []
  const line = lines.find((each) => each.split(':')[2] === String(uid))
  return line?.split(':')[0] ?? String(uid)
}

function ownerFix(path: string, dataDir: string): string {
  const owner = nameOf(statSync(path).uid)
  const { username } = userInfo()
  const give = `chown -R ${username} ${dataDir}`
  return owner === username
    ? `It is yours (${owner}), so its mode forbids it: chmod -R u+rwX ${dataDir}`
    : `It belongs to ${owner}, and you are ${username}. If the server runs as ${owner}, run this as ${owner}, too; if it runs as ${username}: ${give}`
}

function writeFix(error: unknown, dataDir: string): string {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Make room on its disk.'
  if (code === 'EROFS') return 'Its disk is mounted read-only; remount it read-write.'
  if (code === 'EACCES' || code === 'EPERM') return ownerFix(dataDir, dataDir)
  return 'Choose a folder that can be written, for example DATA_DIR=/var/lib/fable.'
}

function checkFolder(dataDir: string): Finding {
  const probe = join(dataDir, `.doctor-${process.pid}`)
  try {
    writeFileSync(probe, 'x', { flag: 'wx', flush: true })
  } catch (error) {
    const text = `${dataDir} cannot be written (${reasonOf(error)}).`
    return wrong('disk', text, writeFix(error, dataDir))
  }
  rmSync(probe)
  return checkRoom(dataDir)
}

function isAllowed(use: () => unknown): boolean {
  try {
    use()
    return true
  } catch {
    return false
  }
}

const findForbidden = (path: string): string | undefined =>
  ['', ...SIDE_FILES]
    .map((suffix) => path + suffix)
    .filter((file) => existsSync(file))
    .find((file) => !isAllowed(() => closeSync(openSync(file, 'r+'))))

const RESTORE = 'Stop the server, then npm run operator -- restore <backup> --yes'

const FIXES: Readonly<Record<FileProblem['kind'], string>> = {
  damaged: RESTORE,
  foreign: 'Set DATA_DIR to the folder of the server, or move that file away.',
  newer:
    'Nothing is damaged: start the newer version again. To go back to this version, restore a backup from before the upgrade.',
  tooOld: 'Nothing is damaged: start 0.0.32 once, then this version.',
  unusable: 'The file may be sound: look at its disk and its owner first, and then run this again.',
}

async function checkIntegrity(dataDir: string): Promise<Finding> {
  const path = join(dataDir, DATABASE_FILE)
  try {
    refuseLogWithoutDatabase(dataDir)
    refuseEmptyDatabase(dataDir)
  } catch (error) {
    return wrong('database', reasonOf(error), RESTORE)
  }
  if (!existsSync(path))
    return note('database', `${path} does not exist yet; the first start creates it.`)

  const forbidden = findForbidden(path)
  if (forbidden !== undefined) {
    const text = `${forbidden} is not readable and writable by this user, so it was not checked.`
    return wrong('database', text, ownerFix(forbidden, dataDir))
  }

  const problem = await checkFile(path)
  return problem
    ? wrong('database', `${path} cannot be used: ${problem.text}.`, FIXES[problem.kind])
    : good('database', 'Its structure, indexes and references are sound.')
}

export async function checkDataFolder(dataDir: string): Promise<Finding[]> {
  if (!existsSync(dataDir))
    return [note('disk', `${dataDir} does not exist yet; the first start creates it.`)]
  const folder = checkFolder(dataDir)
  // If this user cannot read the folder, its content cannot be checked.
  const canLook = isAllowed(() => statSync(join(dataDir, DATABASE_FILE), { throwIfNoEntry: false }))
  return canLook ? [folder, await checkIntegrity(dataDir)] : [folder]
}
