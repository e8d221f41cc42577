import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { factSchema, type Route, routes } from '@fable/contract'
import { isPlausibleEmail, RUN_INPUT_MAX } from '@fable/contract/limits'
import { validateUsername } from './accounts/usernames.ts'
import { startRun } from './testing/ranked-runs.ts'
import { signUp } from './testing/test-accounts.ts'
import { openTestApp } from './testing/test-app.ts'

/** The same seed generates the same requests. */
const { FUZZ_SEED = '3', FUZZ_REQUESTS = '600' } = process.env

const app = await openTestApp()

/** Traces of code or SQL, which an error must not show. */
const LEAK =
  /node_modules|\bat .+:\d+:\d+|SQLITE_|select .+ from|insert into|syntax error at|Error:/i

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uFEFF',
  '\u202Etxt',
  '\uD800',
  'ﷺ'.repeat(250),
  '👩‍👩‍👧‍👦'.repeat(60),
  "' or 1=1 --",
  '"; drop table "Facts"; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '${7*7}',
  '\r\nSet-Cookie: a=b',
  'null',
  'NaN',
  '-0',
  '0x10',
  '1e309',
  '__proto__',
  ...[30, 31, 128, 129, 254, 255, 500, 501, 2000, 2001].map((length) => 'é'.repeat(length)),
]
const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
)
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, [], {}, [[]], -1, 0, 1.5, 1e308, 2 ** 31, 2 ** 53),
  fc.jsonValue({ maxDepth: 3 }),
)
const plausibleText = fc.oneof(
  fc.constantFrom('Ada', 'start', 'chance', 'path 1', 'yes', '2026-11-22', 'ada@example.com'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

type JsonSchema = Readonly<Record<string, unknown>>

/** Schemas with names stand beside the one that refers to them. */
const named: Record<string, JsonSchema> = {}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $defs, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  Object.assign(named, $defs)
  return json
}

/** Values that the schema allows; checks in code can still reject them. */
function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { $ref, enum: options, const: only, anyOf, example, pattern, type } = schema
  if (typeof $ref === 'string') return valid(named[$ref.replace('#/$defs/', '')] ?? {})
  if (Array.isArray(options)) return fc.constantFrom<unknown>(...(options as unknown[]))
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as JsonSchema[]).map(valid))
  if (type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    const values = Object.fromEntries(properties.map(([name, part]) => [name, valid(part)]))
    return fc.record(values, { requiredKeys: (schema.required ?? []) as string[] })
  }
  if (type === 'array') return fc.array(valid((schema.items ?? {}) as JsonSchema), { maxLength: 5 })
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 20 })
  if (type === 'boolean') return fc.boolean()
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  return example === undefined
    ? plausibleText
    : fc.oneof({ arbitrary: fc.constant(example), weight: 9 }, plausibleText)
}

/** A valid object with one field of another value, without one, or with one more. */
const nearlyValid = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid(schema), fc.nat(), hostileValue, fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, at, hostile, change]) => {
      const entries = Object.entries(value as object)
      const index = at % Math.max(1, entries.length)
      if (change === 'remove') return Object.fromEntries(entries.toSpliced(index, 1))
      const [name] = change === 'replace' ? (entries[index] ?? ['extra']) : ['extra']
      return { ...(value as object), [name]: hostile }
    })

/** Existing rows, so that requests find something. */
const player = await signUp(app)
/** A user whose session ends by signing out or with the account. */
const leaver = await signUp(app)
const run = await startRun(app)
const fact = await app.share()
const correction = await app.correct(fact.id)
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  id: [String(fact.id), String(correction.id), '2', run.id],
  name: ['Ada', 'Grace'],
  run: [run.id],
}

function textsOf(schema: z.ZodObject | undefined, isHostile: boolean) {
  const { properties = {}, required = [] } = schema ? toJsonSchema(schema) : {}
  const values = Object.entries(properties as Record<string, JsonSchema>).map(([name, part]) => {
    const usual = fc.oneof(...(KNOWN[name] ?? []).map(fc.constant), valid(part).map(String))
    return [name, isHostile ? fc.oneof(usual, hostileText) : usual] as const
  })
  return fc.record(Object.fromEntries(values), { requiredKeys: required as string[] })
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'QUERY', 'NOPE']
const BROKEN_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '""',
  '{}{}',
  '\uFEFF{}',
  '\0',
  '{"\\ud800":1}',
  '[1e999]',
  '{"__proto__":{"a":1}}',
  '['.repeat(20_000),
  'x'.repeat(70_000),
  // Not UTF-8.
  Uint8Array.of(0x22, 0xff, 0x22),
]
const TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/jsonx',
  'multipart/x',
  '',
]
const HOSTILE_HEADERS = [
  ...['W/"1', '"99999999999999999999"', '*'].map((tag) => ({ 'If-Match': tag })),
  ...['fable.session_token=%00; __proto__=1; =;;', 'x'.repeat(900)].map((Cookie) => ({ Cookie })),
  ...['null', 'https://evil.test'].map((Origin) => ({ Origin })),
  { 'X-Forwarded-For': '::ffff:1.2.3.4, <script>, 999.1.1.1' },
]
/** Mostly the first, else one of the others. */
const mostly = <T>(usual: fc.Arbitrary<T>, ...others: fc.Arbitrary<T>[]) =>
  fc.oneof({ arbitrary: usual, weight: 9 * others.length }, ...others)

/** Those of the desk are as unknown paths to a visitor (facts/desk/desk.test.ts). */
const keys = (Object.keys(routes) as (keyof typeof routes)[]).filter(
  (key) => !('isPrivate' in routes[key]),
)
/** Calls that write are the more interesting ones. */
const anyKey = fc.constantFrom(...keys, ...keys.filter((key) => 'body' in routes[key]))

const request = anyKey.chain((key) => {
  const route: Route = routes[key]
  const [method = '', path = ''] = key.split(' ')
  const { cookie: Cookie } = /auth|sessions/.test(path) ? leaver : player
  const schema = route.body && toJsonSchema(route.body)
  return fc
    .record({
      params: fc.boolean().chain((isHostile) => textsOf(route.params, isHostile)),
      query: fc.boolean().chain((isHostile) => textsOf(route.query, isHostile)),
      body: schema
        ? fc.oneof(
            { arbitrary: valid(schema).map((value) => JSON.stringify(value)), weight: 5 },
            { arbitrary: nearlyValid(schema).map((value) => JSON.stringify(value)), weight: 4 },
            { arbitrary: fc.constantFrom(...BROKEN_BODIES), weight: 1 },
          )
        : fc.constant(undefined),
      sent: mostly(fc.constant(method), fc.constantFrom(...METHODS)),
      type: mostly(fc.constant('application/json'), fc.constantFrom(...TYPES)),
      headers: mostly<object>(
        fc.constantFrom({ Cookie, 'If-None-Match': '*' }, { Cookie, 'If-Match': '"1"' }, {}),
        fc.constantFrom(...HOSTILE_HEADERS),
      ),
    })
    .map(({ params, query, body, sent, type, headers }) => {
      const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encode(params[name] ?? ''))
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value ?? '')}`)
      const init = {
        method: sent,
        headers: { 'Content-Type': type, ...headers },
        ...(body !== undefined && !['GET', 'HEAD'].includes(sent) && { body }),
      }
      return { key, path: `${filled}?${pairs.join('&')}`, init }
    })
})

/** Checks whether the schema takes the value as it is, without trimming or dropping anything. */
function isUnchanged(schema: z.ZodType, value: unknown): boolean {
  const { success, data } = schema.safeParse(value)
  return success && isDeepStrictEqual(data, value)
}

const isPlain = (text: string) => text.isWellFormed() && !text.includes('\0')

/** A row without its columns that hold nothing. */
const filledOf = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

/** The stored rows of each table, and whether the contract would take them. */
async function readRows(): Promise<Record<string, boolean[]>> {
  const { db } = app.database
  const newFact = routes['POST /api/facts'].body
  const newCorrection = routes['POST /api/facts/:id/corrections'].body
  const newReport = routes['POST /api/facts/:id/reports'].body
  const newFeedback = routes['POST /api/feedback'].body
  const newSave = routes['PUT /api/account/game'].body
  const facts = await db.selectFrom('Facts').selectAll().execute()
  const corrections = await db.selectFrom('Corrections').select(['text', 'source']).execute()
  const reports = await db.selectFrom('Reports').select(['reason', 'note']).execute()
  const feedback = await db.selectFrom('Feedback').select(['kind', 'message', 'email']).execute()
  const users = await db.selectFrom('user').select(['username', 'email']).execute()
  const saves = await db.selectFrom('Games').select('document').execute()
  const runs = await db.selectFrom('Runs').select(['playerName', 'inputs']).execute()
  return {
    facts: facts.map((row) => {
      const { text, source, category } = row
      return isUnchanged(newFact, { text, source, category }) && factSchema.safeParse(row).success
    }),
    corrections: corrections.map((row) => isUnchanged(newCorrection, filledOf(row))),
    reports: reports.map((row) => isUnchanged(newReport, filledOf(row))),
    feedback: feedback.map((row) => isUnchanged(newFeedback, filledOf(row))),
    users: await Promise.all(
      users.map(
        async ({ username, email }) =>
          !(await validateUsername(username)) && isPlausibleEmail(email),
      ),
    ),
    saves: saves.map(({ document }) =>
      isUnchanged(newSave, { GameVariables: JSON.parse(document) as unknown }),
    ),
    runs: runs.map(({ playerName, inputs }) => {
      const list = JSON.parse(`[${(inputs ?? '').replace(/,$/, '')}]`) as string[]
      return (
        [playerName, ...list].every(isPlain) && list.every((input) => input.length <= RUN_INPUT_MAX)
      )
    }),
  }
}

it('the server responds to generated requests without failures or leaks, and stores nothing that the rules forbid', async () => {
  const statuses = new Map<number, number>()
  let shared = 1
  const property = fc.asyncProperty(request, async ({ key, path, init }) => {
    const response = await app.fetch(path, init)
    const { status } = response
    expect(status).toBeLessThan(500)
    if (status >= 400) expect(await response.text()).not.toMatch(LEAK)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 201 && key === 'POST /api/facts') shared += 1
  })
  await fc.assert(property, {
    seed: Number(FUZZ_SEED),
    numRuns: Number(FUZZ_REQUESTS),
    // Requests depend on those before them, so that a smaller one says nothing.
    endOnFailure: true,
  })
  for (const status of [200, 201, 400, 401, 403, 404, 405, 415, 422])
    expect([...statuses.keys()]).toContain(status)
  const rows = await readRows()
  for (const [table, isAllowed] of Object.entries(rows)) {
    expect(isAllowed, table).toContain(true)
    expect(isAllowed, table).not.toContain(false)
  }
  expect(rows.facts).toHaveLength(shared)
})
