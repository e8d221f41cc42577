import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long other requests wait at most while the work goes on, in milliseconds. */
export const longestTurn = async (work: Promise<unknown>): Promise<number> => {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  let longest = 0
  for (let last = performance.now(); !isDone;) {
    await nextTurn()
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  await done
  return longest
}
