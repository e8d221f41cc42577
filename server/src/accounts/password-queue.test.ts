import { afterAll, expect, it } from 'vitest'
import { watchPasswordWork } from '../testing/password-work.ts'
import { signIn, signUp } from '../testing/players.ts'
import { openTestApp } from '../testing/test-app.ts'

const game = await openTestApp()
afterAll(game.close)

it('500 sign-ins at once hash two passwords at a time, and those whom it would take long are sent away', async () => {
  const player = await signUp(game)
  let running = 0
  let most = 0
  let hashes = 0
  const unwatch = watchPasswordWork({
    onBegin: () => {
      running += 1
      hashes += 1
      most = Math.max(most, running)
    },
    onDone: () => {
      running -= 1
    },
  })
  const responses = await Promise.all(Array.from({ length: 500 }, () => signIn(game, player)))
  unwatch()
  expect(most).toBe(2)

  const busy = responses.filter(({ status }) => status === 503)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(hashes)
  expect(busy.length + hashes).toBe(500)
  expect(hashes).toBeLessThan(70)
  for (const response of busy) {
    expect(response.headers.get('Retry-After')).toBe('2')
    expect(await response.json()).toMatchObject({ code: 'busy' })
  }
  expect((await signIn(game, player)).status).toBe(200)
})
