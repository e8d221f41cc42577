import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { routes } from '@fable/contract'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { describe, expect, it } from 'vitest'
import { type Handlers, makeRouter, registerCalls } from './routing.ts'

describe('a call that takes no body', () => {
  it('reads what comes nevertheless, so that its request counts as one in flight', async () => {
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

describe('the paths of the calls', () => {
  it("suit Hono's fast router, which takes no fixed name beside a parameter", () => {
    const router = new RegExpRouter<string>()
    const add = () => {
      for (const key of Object.keys(routes)) {
        const [method = '', path = ''] = key.split(' ')
        router.add(method, path, key)
      }
      router.match('GET', '/api/facts')
    }
    // Otherwise Hono falls back to a router that takes 1 to 2 µs of every request instead of 0.05 to 0.3.
    expect(add).not.toThrow()
  })
})
