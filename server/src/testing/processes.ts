import { readFileSync } from 'node:fs'

/** Lists the children of a process; none if it has ended. */
export function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Sends a signal to processes. One that has ended meanwhile is no error. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}
