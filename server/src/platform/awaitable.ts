/** A value that may have to be waited for. */
export type Awaitable<T> = T | Promise<T>

/** Passes a value on, at once where it is there: a promise would cost every request a turn of the loop. */
export const andThen = <T, Result>(
  value: Awaitable<T>,
  next: (value: T) => Awaitable<Result>,
): Awaitable<Result> => (value instanceof Promise ? value.then(next) : next(value))
