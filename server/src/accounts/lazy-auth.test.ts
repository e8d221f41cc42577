import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'
import { lazyAuth } from './call-auth.ts'

it('the next request retries after loading failed', async () => {
  const { database, close } = await openTestApp()
  let loads = 0
  const auth = lazyAuth(
    {
      database,
      log: pino({ enabled: false }),
      publicUrl: PUBLIC_URL,
      authSecret: 'a secret that is only good for tests',
      mailer: undefined,
      forget: [],
      onPasswordReset: () => Promise.resolve(),
    },
    () => {
      loads += 1
      return loads === 1 ? Promise.reject(new Error('too many open files')) : import('./auth.ts')
    },
  )
  await expect(auth()).rejects.toThrow('too many open files')
  const [first, second] = await Promise.all([auth(), auth()])
  expect(first).toBe(second)
  expect(loads).toBe(2)
  await close()
})
