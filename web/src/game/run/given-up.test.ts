// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillInBrowser, resetBrowser, stubServer } from '../../testing/page.tsx'
import { isRoadGivenUp, recordGivenUp, tellGivenUp } from './given-up.ts'

const TODAY = '2026-11-22'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it('a run that was given up without a network is reported to the server later, once', async () => {
  recordGivenUp({ id: 'half', road: TODAY })
  expect(isRoadGivenUp(TODAY)).toBe(true)
  expect(isRoadGivenUp('2026-11-23')).toBe(false)
  stubServer({ 'POST /api/runs/half/give-up': () => Promise.reject(new TypeError('offline')) })
  await tellGivenUp()
  const calls = stubServer({ 'POST /api/runs/half/give-up': { givenUp: true } })
  await tellGivenUp()
  await tellGivenUp()
  expect(calls).toEqual(['POST /api/runs/half/give-up'])
})

const problem = (code: string) => () => Promise.resolve(Response.json({ code }, { status: 404 }))

it.each([
  ['a run that the server does not have is reported once', 'run_not_found', 1],
  ['a run is reported again if an old server does not know the call', 'not_found', 2],
])('%s', async (_, code, times) => {
  recordGivenUp({ id: 'gone', road: '' })
  const calls = stubServer({ 'POST /api/runs/gone/give-up': problem(code) })
  await tellGivenUp()
  await tellGivenUp()
  expect(calls).toHaveLength(times)
})
