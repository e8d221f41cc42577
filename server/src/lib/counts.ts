/**
 * Everything that is counted in this time becomes one line in the log, because under load there could be very many
 * lines.
 */
const COUNT_MS = 1000

export function makeCount(report: (count: number) => void): () => void {
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

const REPEATS_MS = 10_000

const KEYS_MAX = 1000

type Repeated = { readonly call: string | undefined; readonly count: number }

/**
 * Returns a function that is true if a client repeats a call. It counts for ten seconds after the first call. Then
 * `report` gets each repeated call with the number of repetitions. After a thousand different pairs of client and call,
 * further pairs also count as repeated and are reported together.
 */
export function makeIsRepeated(
  report: (repeated: Repeated) => void,
): (client: string, call: string | undefined) => boolean {
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
