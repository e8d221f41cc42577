import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { problemSchema, routes } from '@fable/contract'
import { BODY_LIMIT_BYTES } from '@fable/contract/limits'
import { typedFact } from '@fable/contract/testing'
import { openTestApp } from '../testing/test-app.ts'
import { type Handlers, makeRouter, registerCalls } from './routing.ts'

const app = await openTestApp()

async function problemOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const problem = problemSchema.strict().parse(await response.json())
  expect(problem.status).toBe(response.status)
  expect(problem.requestId).toBe(response.headers.get('X-Request-Id'))
  return problem
}

describe('a call that does not exist', () => {
  it.each(['/api', '/api/nothing', '/api/facts/', '/api/%'])(
    'gets a problem document: %s',
    async (path) => {
      const response = await app.get(path)
      expect(response.status).toBe(404)
      expect((await problemOf(response)).code).toBe('not_found')
    },
  )

  it.each([
    ['DELETE', '/api/facts', 'GET, HEAD, POST'],
    ['HEAD', '/api/facts/1/votes', 'POST'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['OPTIONS', '/api/leaderboard', 'GET, HEAD'],
  ])('is answered with the allowed methods: %s %s', async (method, path, allow) => {
    const response = await app.fetch(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')?.split(', ').sort().join(', ')).toBe(allow)
    if (method !== 'HEAD') expect((await problemOf(response)).code).toBe('method_not_allowed')
  })
})

describe('the body of a request', () => {
  const send = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
    app.fetch('/api/facts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      ...(typeof body === 'string' ? {} : { duplex: 'half' }),
    })

  it.each(['{', '', '{"text":', 'text=x', "{'text':'x'}", '{"a":1}{"b":2}'])(
    'is refused with 400 if its JSON is broken: %s',
    async (body) => {
      const response = await send(body)
      expect(response.status).toBe(400)
      expect((await problemOf(response)).code).toBe('invalid_json')
    },
  )

  it.each(['text/plain', 'multipart/form-data', ''])(
    'is refused with 415 if its type is "%s"',
    async (type) => {
      const response = await send('{}', { 'Content-Type': type })
      expect(response.status).toBe(415)
      expect((await problemOf(response)).code).toBe('not_json')
    },
  )

  it('may have the type of JSON in any letter case, with a charset', async () => {
    const body = JSON.stringify(typedFact())
    expect((await send(body, { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(
      201,
    )
  })

  it('is refused with 413 beyond 64 KB, even without a declared length', async () => {
    const long = JSON.stringify({ text: 'x'.repeat(BODY_LIMIT_BYTES) })
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(long))
        controller.close()
      },
    })
    for (const body of [long, stream]) {
      const response = await send(
        body,
        typeof body === 'string' ? { 'Content-Length': String(long.length) } : {},
      )
      expect(response.status).toBe(413)
      expect((await problemOf(response)).code).toBe('body_too_large')
    }
  })
})

describe('a call that takes no body', () => {
  it('reads an unexpected body to its end', async () => {
    const app = makeRouter()
    const handlers = Object.fromEntries(Object.keys(routes).map((key) => [key, () => ({})]))
    registerCalls(app, {
      handlers: handlers as unknown as Handlers,
      limits: {},
      requireSignedIn: (_, next) => next(),
      refuseForeign: () => undefined,
      countInFlight: (_, next) => next(),
    })
    const incoming = new IncomingMessage(new Socket())
    const ended = once(incoming, 'end')
    incoming.push('{}')
    incoming.push(null)
    const sent = app.request('/api/auth/sign-out', { method: 'POST', body: '{}' }, { incoming })
    expect((await sent).status).toBe(200)
    await ended
  })
})
