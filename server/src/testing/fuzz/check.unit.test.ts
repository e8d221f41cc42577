import { expect, it } from 'vitest'
import { z } from 'zod'
import { closingText, makeRefuse } from '../../platform/http/refuse.ts'
import { pino } from 'pino'
import { findFault } from './check.ts'

const operation = {
  method: 'GET',
  path: '/here',
  parameters: [],
  body: undefined,
  responses: new Map([[200, new Map([['application/json', z.object({ a: z.int() })]])]]),
}
const request = { operation, bytes: Buffer.of(), isCutOff: false }
const refuse = makeRefuse({ log: pino({ enabled: false }), publicUrl: new URL('http://localhost') })
const { headers } = refuse('malformed')
const json = { ...headers, 'Content-Type': 'application/json' }
const text = (status: number, body: string, given: Record<string, string> = json) =>
  closingText({ status, headers: given, body })

it('takes a response as declared', () => {
  expect(findFault(request, text(200, '{"a":1}'))).toBeUndefined()
  expect(findFault({ ...request, isCutOff: true }, '')).toBeUndefined()
})

it.each([
  ['is missing', '', /no response/],
  ['is no HTTP', 'hello', /no status/],
  ['has no security headers', text(200, '{"a":1}', { 'X-Request-Id': '1' }), /without X-Content/],
  ['has another status', text(201, '{"a":1}'), /201 is not declared/],
  ['has another type', text(200, '{"a":1}', headers), /wrong problem document/],
  ['has another body', text(200, '{"a":"1"}'), /200 is not as declared/],
  ['is an error', closingText(refuse('unavailable')), /503 unavailable/],
  ['is an error without a problem', text(500, ''), /500/],
  ['shows code', text(400, '{"message":"select 1 from x"}'), /code or SQL/],
])('finds one that %s', (_, response, fault) => {
  expect(findFault(request, response)).toMatch(fault)
})
