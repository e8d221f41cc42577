/** Small readers of untrusted data. Each returns the value if it is valid, else the fallback. */

export type Fields = Readonly<Record<string, unknown>>

/** A plain object's own fields; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {}
}

/**
 * The keys of a record, in order. For a record over a union they are all its members; in a handwritten list a new
 * member could be forgotten.
 */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]

export function textOr(value: unknown, other: string, max = 200): string {
  return typeof value === 'string' && value.length <= max ? value : other
}

/** The largest id that the server takes. */
export const ID_MAX = 999_999_999

/** A whole number within bounds, both included. */
export function countOr(value: unknown, other: number, min = 0, max = 1_000_000): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : other
}

/** The counts under these names; 0 for anything but a count. */
export function countsOf<Name extends string>(
  stored: unknown,
  ...names: readonly Name[]
): Record<Name, number> {
  const fields = fieldsOf(stored)
  const read = names.map((name) => [name, countOr(fields[name], 0)] as const)
  return Object.fromEntries(read) as Record<Name, number>
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The known names of a list, once each and in its order. */
export const knownOf = <Name>(stored: unknown, names: readonly Name[]): Name[] => [
  ...new Set(listOf(stored).flatMap((item) => oneOf(item, names) ?? [])),
]

export function oneOf<T>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((item) => item === value)
}
