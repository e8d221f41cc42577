import type { TestApp } from '@fable/server/testing'
import type { Attempt, Sent } from './attempts.ts'

const MINUTE_MS = 60_000

/** More requests than any window takes: such a request is not limited, or is refused before it is counted. */
const UNLIMITED = 5000

/** The server's clock, which only this tool moves. */
export type Clock = { now: number }

export const send = (app: TestApp, { call, body, from, cookie }: Sent): Promise<Response> => {
  const [method = '', path = ''] = call.split(' ')
  return app.fetch(
    path,
    {
      method,
      headers: {
        ...(cookie !== undefined && { Cookie: cookie }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    from,
  )
}

/** How many requests the limits let pass. Each that is refused waits as long as Retry-After says. */
export const countPassed = async (
  app: TestApp,
  { what, minutes, send: next }: Attempt,
  clock: Clock,
): Promise<number> => {
  const end = clock.now + minutes * MINUTE_MS
  let passed = 0
  let since = 0
  for (let n = 0; clock.now < end; n += 1) {
    const response = await send(app, next(n))
    if (response.status === 429) {
      clock.now += Number(response.headers.get('Retry-After')) * 1000
      since = 0
    } else {
      if (response.status >= 500) throw new Error(`${what}: status ${response.status}`)
      passed += 1
      since += 1
      if (since > UNLIMITED) throw new Error(`${what}: no limit, status ${response.status}`)
    }
  }
  return passed
}
