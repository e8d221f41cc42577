import { execFileSync } from 'node:child_process'

const isRoot = process.getuid?.() === 0

/** Installs a package of Debian. Returns false if that is not possible here. */
export function install(name: string): boolean {
  const asRoot = isRoot ? [] : ['sudo', '-n']
  const run = (...words: string[]) => {
    const [command = '', ...parameters] = [...asRoot, ...words]
    return succeeds(command, parameters)
  }
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', name)
}

function succeeds(command: string, parameters: string[]) {
  try {
    execFileSync(command, parameters, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** As root, finds another user to run PostgreSQL and PgBouncer, because they refuse to run as root. */
export function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined
  const name = succeeds('id', ['postgres']) ? 'postgres' : 'nobody'
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
