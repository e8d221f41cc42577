import fc from 'fast-check'
import type { Schema } from './description.ts'

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uFEFF',
  '\u202Etxt',
  '\u200B',
  '\uD800',
  'a\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(60),
  'ﷺ'.repeat(250),
  "' or 1=1 --",
  '"; drop table "Facts"; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '$' + '{7*7}',
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
  'null',
  'NaN',
  '-0',
  '1e309',
  '9'.repeat(400),
  '__proto__',
  'constructor',
]
const ODD_NUMBERS = [-1, 0, 1.5, -0, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 5e-324]

/** Texts around the lengths that limits are made of. */
const boundaryText = fc
  .tuple(
    fc.constantFrom(1, 30, 31, 100, 101, 128, 129, 200, 201, 254, 255, 500, 501, 2000, 2001, 4001),
    fc.constantFrom('x', 'é', '中', '😀', ' ', 'a '),
  )
  .map(([length, unit]) => unit.repeat(length))

const plausibleText = fc.oneof(
  fc.constantFrom('Ada', 'start', 'chance', 'path 1', 'yes', 'no', '1', '2026-11-22'),
  fc.constantFrom('https://example.com/a', 'http://127.0.0.1/', 'ftp://a', 'ada@example.com'),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  boundaryText,
  fc.string({ unit: 'binary', maxLength: 300 }),
)

const deep = fc.integer({ min: 1, max: 3000 }).map((depth) => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
})

/** Values that have nothing to do with any schema. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], ...ODD_NUMBERS),
  fc.jsonValue({ maxDepth: 3 }),
  deep,
)

const objectOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  const required = (schema.required ?? []) as string[]
  const values = Object.entries(properties).map(([name, part]) => [name, valid(part)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: required })
}

/** Values that the schema allows; texts often look like what the call wants. */
export const valid = (schema: Schema): fc.Arbitrary<unknown> => {
  const { enum: options, const: only, anyOf, example, pattern, type } = schema
  if (Array.isArray(options)) return fc.constantFrom<unknown>(...(options as unknown[]))
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Schema[]).map(valid))
  const [kind] = [type].flat()
  if (kind === 'object') return objectOf(schema)
  if (kind === 'array') return fc.array(valid((schema.items ?? {}) as Schema), { maxLength: 5 })
  if (kind === 'integer') return fc.integer({ min: 0, max: 20 })
  if (kind === 'number')
    return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  if (kind === 'boolean') return fc.boolean()
  if (kind === 'null') return fc.constant(null)
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  return example === undefined
    ? plausibleText
    : fc.oneof(
        { arbitrary: fc.constant(example), weight: 4 },
        { arbitrary: plausibleText, weight: 1 },
      )
}

/** A valid object with one field of another value, without one, or with one more. */
export const nearlyValid = (schema: Schema): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid(schema), fc.nat(), oddValue, fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, at, odd, change]) => {
      if (typeof value !== 'object' || value === null) return odd
      const entries: [string, unknown][] = Object.entries(value)
      const index = at % Math.max(1, entries.length)
      if (change === 'remove')
        return Object.fromEntries(entries.filter((_, other) => other !== index))
      const [name] = change === 'replace' ? (entries[index] ?? ['extra']) : ['extra']
      return { ...value, [name]: odd }
    })

export { oddText }
