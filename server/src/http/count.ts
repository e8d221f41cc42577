/** Under load there is one line in the log for all refusals of this time. */
const COUNT_MS = 1000

/** Creates a function that counts its calls, and reports them together. */
export const makeCount = (report: (count: number) => void): (() => void) => {
  let count = 0
  return () => {
    count += 1
    if (count > 1) return
    setTimeout(() => {
      report(count)
      count = 0
    }, COUNT_MS).unref()
  }
}
