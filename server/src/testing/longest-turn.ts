import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest wait of other requests during the work, in milliseconds. */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let longest = 0
  for (let last = workedMs(); !isDone;) {
    await nextTurn()
    const now = workedMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  await done
  return longest
}

/** Processor time of this thread in milliseconds, which other programs do not affect. */
function workedMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
