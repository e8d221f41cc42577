import { readdirSync, readFileSync } from 'node:fs'

export type Process = { readonly pid: number; readonly parent: number; readonly command: string }

/** Reads one process from /proc; undefined if it has ended, also as a zombie that waits for its parent. */
export function findProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in parentheses, may hold blanks and parentheses itself.
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: Number(parent), command }
  } catch {
    return undefined
  }
}

/** All processes that have not ended. A minimal Debian has no `ps`. */
export const listProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => findProcess(Number(name)) ?? [])
