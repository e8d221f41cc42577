import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { runPicturePath } from '@fable/contract/limits'
import { listUsernameSpellings } from '../../accounts/usernames.ts'
import type { Picture } from '../../draw-picture.ts'
import { makePictures } from '../../http/pictures.ts'
import { handleError } from '../../http/problems.ts'
import { countersInMemory, makeRateLimiter } from '../../http/rate-limit.ts'
import { makeRouter } from '../../http/routing.ts'
import { realTime } from '../../testing/clock.ts'
import { readPng } from '../../testing/png.ts'
import { playRun, startRun } from '../../testing/ranked-runs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { setHidden, setNameHidden } from './hidden-store.ts'
import { registerRunPictures } from './picture.ts'

const app = await openTestApp()
const { database } = app

const CAST = new URL('../../../../web/src/scenery/cast/', import.meta.url)

/** A stand-in for the built page; records the drawings asked for. */
const asked: string[] = []
function findDrawing(character: string) {
  asked.push(character)
  return Promise.resolve(readFileSync(new URL(`${character}.svg`, CAST), 'utf8'))
}

/** Serves the pictures alone, with a patience and a priority for busy tests. */
function picturesWith(more: Partial<Parameters<typeof registerRunPictures>[1]> = {}) {
  const router = makeRouter()
  const program = new URL('../../draw-picture.ts', import.meta.url)
  const rateLimit = makeRateLimiter({ enabled: false, openCounter: countersInMemory(() => 0) })
  const log = pino({ enabled: false })
  const patient = { log, rateLimit, program, waitMs: 100_000, niceIncrement: 0 }
  registerRunPictures(router, {
    database,
    now: realTime,
    findUsernames: (spellings) => listUsernameSpellings(database, spellings),
    findDrawing,
    pictures: makePictures<Picture>(patient),
    ...more,
  })
  router.onError(handleError)
  return router
}

const pictures = picturesWith()
const get = async (id: string, headers: Record<string, string> = {}) =>
  pictures.request(runPicturePath(id), { headers })

const play = async (playerName = 'Wren') => (await playRun(app, { start: { playerName } })).id

describe('the picture of an ended run', () => {
  it('is a PNG with the drawing of what ended the run', async () => {
    asked.length = 0
    const response = await get(await play())
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    const { width, height } = readPng(Buffer.from(await response.arrayBuffer()))
    expect([width, height]).toEqual([1200, 630])
    expect(asked).toHaveLength(1)
    expect(asked).not.toContain('adventurer')
  })

  it('is drawn once, may be cached for an hour, and has an ETag', async () => {
    const id = await play()
    const first = await get(id)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600')
    const etag = first.headers.get('ETag') ?? ''
    asked.length = 0
    expect((await get(id, { 'If-None-Match': etag })).status).toBe(304)
    const again = await get(id)
    expect([again.status, again.headers.get('ETag')]).toEqual([200, etag])
    expect(asked).toEqual([])
  })

  it('changes while the operator hides the name', async () => {
    const id = await play('Wanda')
    const named = (await get(id)).headers.get('ETag')
    await setNameHidden(database, id, true)
    const nameless = await get(id)
    expect(nameless.status).toBe(200)
    expect(nameless.headers.get('ETag')).not.toBe(named)
    await setNameHidden(database, id, false)
    expect((await get(id)).headers.get('ETag')).toBe(named)
  })

  it('shows the adventurer if the run has unknown rules', async () => {
    const id = await play()
    const known = (await get(id)).headers.get('ETag')
    await database.db.updateTable('Runs').set({ rules: 0 }).where('id', '=', id).execute()
    asked.length = 0
    const unknown = await picturesWith().request(runPicturePath(id))
    expect(unknown.status).toBe(200)
    expect(unknown.headers.get('ETag')).not.toBe(known)
    expect(asked).toEqual(['adventurer'])
  })

  it('is answered with 404 for open, hidden and unknown runs, even if it was drawn before', async () => {
    const id = await play()
    expect((await get(id)).status).toBe(200)
    await setHidden(database, id, true)
    const open = await startRun(app, { playerName: 'Wren' })
    for (const other of [id, open.id, 'f'.repeat(32), 'nobody', '%00', id.toUpperCase()]) {
      const response = await get(other)
      expect(response.status, other).toBe(404)
      expect(response.headers.get('Cache-Control'), other).toBe('no-store')
    }
    await setHidden(database, id, false)
    expect((await get(id)).status).toBe(200)
  })

  it('is answered with 404 until midnight for a run on the road of today', async () => {
    const id = await play()
    const road = '2026-11-23'
    await database.db.updateTable('Runs').set({ road }).where('id', '=', id).execute()
    const on = (time: string) =>
      picturesWith({ now: () => Date.parse(`${time}Z`) }).request(runPicturePath(id))
    expect((await on('2026-11-23T23:59:59')).status).toBe(404)
    expect((await on('2026-11-24T00:00:00')).status).toBe(200)
  })

  it('is answered with 503 and Retry-After while the page has not been built', async () => {
    const unbuilt = picturesWith({ findDrawing: () => Promise.resolve(undefined) })
    const response = await unbuilt.request(runPicturePath(await play()))
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
  })
})

it('pictures of runs and of facts share one limit per client', async () => {
  const limited = await openTestApp({ database, environment: { RATE_LIMITS: 'on' } })
  const paths = Array.from({ length: 61 }, (_, n) =>
    n % 2 === 0 ? '/facts/1/preview.png' : runPicturePath('f'.repeat(32)),
  )
  const sent = await Promise.all(paths.map((path) => limited.get(path)))
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(1)
})
