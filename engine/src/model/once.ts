/** A function of values that never change, such as content: it works each result out once. */
export const once = <Value extends object, Result>(
  work: (value: Value) => Result,
): ((value: Value) => Result) => {
  const results = new WeakMap<Value, Result>()
  return (value) => {
    const known = results.get(value)
    if (known !== undefined) return known
    const result = work(value)
    results.set(value, result)
    return result
  }
}
