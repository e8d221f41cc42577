/** A list with something in it: one of it can always be drawn. */
export type NonEmpty<T> = readonly [T, ...T[]]
