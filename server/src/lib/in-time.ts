/** Rejects if the value takes too long. The work behind it goes on. */
export function inTime<Value>(
  value: Promise<Value>,
  waitMs: number,
  error: () => Error = () => new Error('it took too long'),
): Promise<Value> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(error())
  }, waitMs)
  return Promise.race([value, end]).finally(() => {
    clearTimeout(timer)
  })
}
