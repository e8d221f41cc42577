/** Rejects with the error if the value takes longer than a number of milliseconds. The work itself continues. */
export const inTime = <Value>(
  value: Promise<Value>,
  waitMs: number,
  error: () => Error = () => new Error('it took too long'),
): Promise<Value> => {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(error())
  }, waitMs)
  return Promise.race([value, end]).finally(() => {
    clearTimeout(timer)
  })
}
