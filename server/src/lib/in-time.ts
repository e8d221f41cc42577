/** The work itself is not stopped. */
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
