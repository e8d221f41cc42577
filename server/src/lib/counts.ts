/** Under load there is one line in the log for all that was counted in this time. */
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

/** What a key repeats in this time is reported once. */
const REPEATS_MS = 10_000

/**
 * Creates a function that says whether a key was seen in the last ten seconds. `report` gets how often it was, if it
 * was; the first time is not counted.
 */
export const makeIsRepeated = (
  report: (key: string, count: number) => void,
): ((key: string) => boolean) => {
  const repeats = new Map<string, number>()
  return (key) => {
    const before = repeats.get(key)
    if (before !== undefined) {
      repeats.set(key, before + 1)
      return true
    }
    repeats.set(key, 0)
    setTimeout(() => {
      const count = repeats.get(key) ?? 0
      repeats.delete(key)
      if (count > 0) report(key, count)
    }, REPEATS_MS).unref()
    return false
  }
}
