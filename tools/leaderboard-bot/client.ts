import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpClient } from '@fable/server/testing'

export type Client = HttpClient

/** The time is over, or the server asks to wait for longer than is left. */
export class OutOfTime extends Error {}

/** A client from this machine's address that waits when the server asks to, until `deadline`. */
export const openClient = (origin: string, deadline: number, cookie = ''): Client => {
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(origin + path, init)
    if (response.status !== 429) return response
    await response.body?.cancel()
    const waitMs = Number(response.headers.get('Retry-After')) * 1000
    if (Date.now() + waitMs > deadline) throw new OutOfTime()
    await sleep(waitMs)
    return send(path, init)
  }
  return {
    get: (path) => send(path),
    post: (path, body) => {
      if (Date.now() > deadline) throw new OutOfTime()
      const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) }
      return send(path, { method: 'POST', headers, body: JSON.stringify(body) })
    },
  }
}

/** Signs in to an account, given as `email:password`. */
export const signIn = async (
  origin: string,
  account: string,
  deadline: number,
): Promise<Client> => {
  const [email = '', ...password] = account.split(':')
  const body = { email, password: password.join(':') }
  const response = await openClient(origin, deadline).post('/api/auth/sign-in/email', body)
  if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return openClient(origin, deadline, cookies.join('; '))
}
