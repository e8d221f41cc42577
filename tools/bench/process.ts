import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS = 1000

/** The CPU time in µs that all threads of a process have used. Linux only. */
export const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / NANOSECONDS
  }, 0)

/** The resident memory of a process in MB. Linux only. */
export const memoryOf = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The CPU time in µs that a process uses for each unit of some work. `work` returns its number of units. */
export const cpuPerUnit = async (pid: number, work: () => Promise<number>): Promise<number> => {
  const begun = cpuOf(pid)
  const units = await work()
  return (cpuOf(pid) - begun) / units
}
