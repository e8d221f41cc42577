/** Under load the log has one line for everything counted within this time. */
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

/** Repeats within this time are reported once. */
const REPEATS_MS = 10_000

/** Maximum number of pairs of a client and a call that are counted separately within that time. */
const KEYS_MAX = 1000

/** `call`: undefined for the total of all others. */
type Repeated = { readonly call: string | undefined; readonly count: number }

/**
 * Creates a function that returns true if a client repeats a call within ten seconds. Afterwards `report` gets each
 * repeated call with the number of repetitions. Beyond a thousand different calls the rest are counted together,
 * without a call.
 */
export const makeIsRepeated = (
  report: (repeated: Repeated) => void,
): ((client: string, call: string | undefined) => boolean) => {
  const seen = new Map<string, Repeated>()
  let others = 0

  const reportAll = () => {
    for (const repeated of seen.values()) if (repeated.count > 0) report(repeated)
    if (others > 0) report({ call: undefined, count: others })
    seen.clear()
    others = 0
  }

  return (client, call) => {
    const key = JSON.stringify([client, call])
    const repeated = seen.get(key)
    if (repeated) {
      seen.set(key, { call, count: repeated.count + 1 })
      return true
    }
    if (seen.size >= KEYS_MAX) {
      others += 1
      return true
    }
    if (seen.size === 0) setTimeout(reportAll, REPEATS_MS).unref()
    seen.set(key, { call, count: 0 })
    return false
  }
}
