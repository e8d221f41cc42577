/** These functions read untrusted data. Each returns the value if it is valid, and otherwise a fallback. */

export type Fields = Readonly<Record<string, unknown>>

/** Returns no fields for anything but a plain object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {}
}

/**
 * Returns the keys of a record over a union. The compiler demands that the record has all members of the union, whereas
 * a list by hand could lack a new member.
 */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]

export function textOr(value: unknown, other: string, max = 200): string {
  return typeof value === 'string' && value.length <= max ? value : other
}

/** The server does not accept a larger id. */
export const ID_MAX = 999_999_999

/** Returns `other` unless the value is a whole number from `min` to `max`. */
export function countOr(value: unknown, other: number, min = 0, max = 1_000_000): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : other
}

/** Each value that is not a count becomes 0. */
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

/** Returns the known names in the order of the stored list, each name once. */
export const knownOf = <Name>(stored: unknown, names: readonly Name[]): Name[] => [
  ...new Set(listOf(stored).flatMap((item) => oneOf(item, names) ?? [])),
]

export function oneOf<T>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((item) => item === value)
}
