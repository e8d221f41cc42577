import fc from 'fast-check'
import type { Operation, Parameter } from './description.ts'
import { nearlyValid, oddText, oddValue, valid } from './values.ts'

/** A request as it is sent, and the call of the description that it is meant for. */
export type FuzzRequest = {
  readonly operation?: Operation | undefined
  readonly bytes: Buffer
  /** Whether the client stops sending after it. */
  readonly isCutOff: boolean
}

/** What exists on the server: values of parameters by name, and the cookie of an account. */
export type Known = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly cookie: string
}

type Parts = {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer | undefined
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'PROPFIND',
  'CONNECT',
  'get',
  'NOPE',
]
const TYPES = [
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/html',
  '',
  'application/jsonx',
]
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '""',
  '{}{}',
  '{"a":1,"a":2}',
  '\uFEFF{}',
  '\0',
  '{"\\ud800":1}',
  '[1e999]',
  '{"__proto__":{"a":1}}',
  '['.repeat(20_000),
  'x'.repeat(70_000),
]
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['Accept-Encoding', 'gzip;q=nan'],
  ['Accept-Encoding', 'br;q=1e999, *;q=-1,,;'],
  ['If-None-Match', '*'],
  ['If-Match', '"99999999999999999999"'],
  ['If-Match', 'W/"1'],
  ['Range', 'bytes=9-1'],
  ['Cookie', 'fable.session_token=%00; __proto__=1; =;;'],
  ['Cookie', `a=${'x'.repeat(9000)}`],
  ['Origin', 'null'],
  ['Origin', 'https://evil.test'],
  ['Host', 'evil.test:99999'],
  ['Host', '[::1'],
  ['X-Forwarded-For', '::ffff:1.2.3.4, <script>, 999.1.1.1'],
  ['Content-Encoding', 'gzip'],
  ['Expect', '200-ok'],
  ['Transfer-Encoding', 'gzip, chunked'],
  ['Content-Length', '-1'],
  ['User-Agent', '\u00ff\u0080'],
  ['X-Odd', '\0'],
  ['Upgrade', 'h2c'],
]
const PATHS = [
  '/',
  '//',
  '/\\',
  '/%',
  '/%00',
  '/%ff',
  '/..%2f..%2fetc/passwd',
  '/api',
  '/api/',
  '/api//facts',
  '/API/facts',
  '/api/facts/%2e%2e',
  '/facts/1',
  '/facts/0',
  '/facts/99999999999',
  '/facts/1/preview.png',
  '/facts/x%00/preview.png',
  '/TextBasedGame/runs/%F0%9F',
  '/feeds/all.atom',
  '/feeds/__proto__.atom',
  '/sitemap.xml',
  '/assets/',
  '/.env',
  '*',
  'x',
  'http://evil.test/api/facts',
  'http://[',
  '/?' + 'a&'.repeat(3000),
  '/api/facts?category',
  '/api/facts?category=news&category=news',
  '/api/facts?__proto__[a]=1',
  '/' + 'a/'.repeat(4000),
]

const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

const parameterValue = (parameter: Parameter, { values }: Known, odd: boolean) => {
  const known = values[parameter.name]
  const usual = known ? fc.constantFrom(...known) : valid(parameter.schema)
  return odd ? fc.oneof(usual, oddText) : usual
}

/** A value that the path loses: an empty one, or dots that go up in it. */
const isLost = (value: unknown) => ['', '.', '..'].includes(String(value))

const targetOf = (operation: Operation, known: Known, odd: boolean) => {
  const parameters = operation.parameters.filter(({ in: where }) => where !== 'header')
  const each = parameters.map((parameter) =>
    fc.tuple(
      fc.constant(parameter),
      parameter.required
        ? parameterValue(parameter, known, odd)
        : fc.option(parameterValue(parameter, known, odd), { nil: undefined }),
    ),
  )
  return fc.tuple(...each).map((chosen) => {
    let path = operation.path
    let isMeant = true
    const query: string[] = []
    for (const [{ name, in: where }, value] of chosen) {
      if (where === 'path') {
        path = path.replace(`{${name}}`, () => encode(value))
        isMeant &&= !isLost(value)
      } else if (value !== undefined) query.push(`${name}=${encode(value)}`)
    }
    return { target: query.length > 0 ? `${path}?${query.join('&')}` : path, isMeant }
  })
}

const toBytes = ({ method, target, headers, body }: Parts): Buffer => {
  const given = new Set(headers.map(([name]) => name))
  const own: [string, string][] = [
    ...(given.has('Host') ? [] : [['Host', 'fable.test'] as [string, string]]),
    ['Connection', 'close'],
    ...(body && !given.has('Content-Length') && !given.has('Transfer-Encoding')
      ? [['Content-Length', String(body.length)] as [string, string]]
      : []),
  ]
  const lines = [...headers, ...own].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, 'latin1')
  return body ? Buffer.concat([head, body]) : head
}

const JSON_HEADER = ['Content-Type', 'application/json'] as const
const toJson = (value: unknown) => Buffer.from(JSON.stringify(value))

/** A request for a call, as declared or nearly so. */
const call = (operations: readonly Operation[], known: Known, odd: boolean) =>
  fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        at: targetOf(operation, known, odd),
        body: operation.body
          ? (odd ? nearlyValid(operation.body) : valid(operation.body)).map(toJson)
          : fc.constant(undefined),
        signedIn: fc.boolean(),
        precondition: fc.constantFrom(
          ['If-Match', '"1"'] as const,
          ['If-None-Match', '*'] as const,
        ),
      })
      .map(({ at: { target, isMeant }, body, signedIn, precondition }): FuzzRequest => {
        const { method } = operation
        const headers = [
          ...(body ? [JSON_HEADER] : []),
          ...(signedIn ? [['Cookie', known.cookie] as const] : []),
          ...(method === 'PUT' ? [precondition] : []),
        ]
        return {
          operation: isMeant ? operation : undefined,
          bytes: toBytes({ method, target, headers, body }),
          isCutOff: false,
        }
      }),
  )

const brokenBody = (operations: readonly Operation[], known: Known) =>
  fc
    .constantFrom(...operations.filter(({ body }) => body))
    .chain((operation) =>
      fc.tuple(
        fc.constant(operation),
        targetOf(operation, known, false),
        fc.oneof(
          fc.constantFrom(...BODIES).map((text) => Buffer.from(text)),
          oddValue.map(toJson),
          fc.uint8Array({ maxLength: 200 }).map(Buffer.from),
        ),
        fc.option(fc.constantFrom(...TYPES), { nil: 'application/json' }),
        fc.boolean(),
      ),
    )
    .map(([operation, { target }, body, type, isChunked]): FuzzRequest => {
      const chunk = Buffer.concat([
        Buffer.from(`${body.length.toString(16)}\r\n`),
        body,
        Buffer.from('\r\n0\r\n\r\n'),
      ])
      const headers = [
        ['Content-Type', type] as const,
        ...(isChunked ? [['Transfer-Encoding', 'chunked'] as const] : []),
      ]
      const sent = isChunked ? (body.length > 0 ? chunk : Buffer.from('0\r\n\r\n')) : body
      return {
        operation,
        bytes: toBytes({ method: operation.method, target, headers, body: sent }),
        isCutOff: false,
      }
    })

const oddRequest = (operations: readonly Operation[], known: Known) =>
  fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'GET', ...METHODS),
      target: fc.oneof(
        fc.constantFrom(...PATHS),
        fc
          .constantFrom(...operations)
          .chain((operation) => targetOf(operation, known, true).map(({ target }) => target)),
        fc.string({ unit: 'binary', maxLength: 50 }).map((text) => `/${text}`),
      ),
      headers: fc.array(fc.constantFrom(...ODD_HEADERS), { maxLength: 3 }),
    })
    .map((parts): FuzzRequest => {
      const bytes = toBytes({ ...parts, body: undefined })
      // Its announced body never comes.
      return { bytes, isCutOff: true }
    })

const noise = (operations: readonly Operation[], known: Known) =>
  fc
    .tuple(
      call(operations, known, false),
      fc.nat(),
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom('cut', 'insert', 'alone'),
    )
    .map(([{ bytes }, at, junk, change]): FuzzRequest => {
      const index = at % bytes.length
      const start = bytes.subarray(0, index)
      if (change === 'alone') return { bytes: Buffer.from(junk), isCutOff: true }
      const rest = change === 'cut' ? [] : [Buffer.from(junk), bytes.subarray(index)]
      return { bytes: Buffer.concat([start, ...rest]), isCutOff: true }
    })

/** Requests of every kind: as declared, nearly so, with broken bodies, odd in their head, and no HTTP at all. */
export const anyRequest = (
  operations: readonly Operation[],
  known: Known,
): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    { arbitrary: call(operations, known, false), weight: 4 },
    { arbitrary: call(operations, known, true), weight: 4 },
    { arbitrary: brokenBody(operations, known), weight: 2 },
    { arbitrary: oddRequest(operations, known), weight: 2 },
    { arbitrary: noise(operations, known), weight: 1 },
  )
