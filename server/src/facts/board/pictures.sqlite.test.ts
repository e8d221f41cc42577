import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Fact } from '@fable/contract'
import { CATEGORIES } from '@fable/contract/limits'
import { newFact } from '@fable/contract/testing'
import type { Picture } from '../../draw-picture.ts'
import { queueLongWork } from '../../http/long-work.ts'
import { makePictures } from '../../http/pictures.ts'
import { handleError } from '../../http/problems.ts'
import { countersInMemory, makeRateLimiter } from '../../http/rate-limit.ts'
import { makeRouter } from '../../http/routing.ts'
import { withRequester } from '../../lib/work.ts'
import { NOON } from '../../testing/clock.ts'
import { hideFact } from '../../testing/moderate.ts'
import { boxAround, readPng } from '../../testing/png.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { makeDayReads } from '../rounds/days.ts'
import { registerRoundPictures } from '../rounds/pictures.ts'
import { PLACE_COLOURS } from '../rounds/poster/round-poster.ts'
import { makeFactCache } from '../store/fact-cache.ts'
import { insertFact } from '../store/facts.ts'
import { registerFactPictures } from './pictures.ts'

const app = await openTestApp()
const log = pino({ enabled: false })

/** A request waits `waitMs` for its drawing. At the server's own priority the thread would get almost no time beside other tests. */
function drawnPictures(waitMs: number) {
  const rateLimit = makeRateLimiter({ enabled: false, openCounter: countersInMemory(() => 0) })
  const program = new URL('../../draw-picture.ts', import.meta.url)
  return makePictures<Picture>({ log, rateLimit, program, waitMs, niceIncrement: 0 })
}

/** Serves the pictures alone. */
function picturesWith({ waitMs }: { waitMs: number }) {
  const router = makeRouter()
  const { database } = app
  const now = () => NOON
  const cache = makeFactCache(() => 0)
  const days = makeDayReads({ database, now, cache, isOn: true })
  const pictures = drawnPictures(waitMs)
  registerFactPictures(router, { database, pictures })
  registerRoundPictures(router, { pictures, days })
  router.onError(handleError)
  return router
}

/** Waits as long as a test may take, not the server's five seconds. */
const pictures = picturesWith({ waitMs: 100_000 })
const get = async (path: string, init?: RequestInit) => pictures.request(path, init)

const pathOf = ({ id }: Fact) => `/facts/${String(id)}/preview.png`

const [WIDTH, HEIGHT] = [1200, 630]
/** The part for the text: between the margins and above the tag. */
const TEXT = { left: 60, right: 1140, top: 40, bottom: 500 }

/** The pixels of a picture for link previews. */
function pixelsOf(png: Buffer) {
  const read = readPng(png)
  expect([read.width, read.height]).toEqual([WIDTH, HEIGHT])
  return read
}

/** The box around the ink of the text, without the footer. */
function textBoxIn(png: Buffer) {
  const pixels = pixelsOf(png)
  return boxAround(pixels, (x, y) => y < TEXT.bottom + 20 && pixels.at(x, y, 0) <= 60)
}

async function readPicture(fact: Fact) {
  const response = await get(pathOf(fact))
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/png')
  return Buffer.from(await response.arrayBuffer())
}

describe('the picture of a fact', () => {
  it.each([
    ['of one letter', 'A'],
    ['of a sentence', "Scotland's national animal is the unicorn."],
    ['of 200 letters', `${'Octopuses have three hearts. '.repeat(7).slice(0, 199)}.`],
    ['of 200 wide letters without a blank', 'W'.repeat(200)],
    ['with accents', 'Żółć, größte Ünal: tiếng Việt “x” — … €'],
    ['that looks like markup', '</svg><script>alert(1)</script>&amp;"\'${x}$&'],
  ])('has 1200 by 630 pixels and room for a text %s', async (_, text) => {
    const box = textBoxIn(await readPicture(await app.share({ text })))
    expect(box.left).toBeGreaterThan(TEXT.left)
    expect(box.left).toBeLessThan(TEXT.left + 20)
    expect(box.right).toBeGreaterThan(box.left)
    expect(box.right).toBeLessThan(TEXT.right)
    expect(box.top).toBeGreaterThan(TEXT.top)
    expect(box.bottom).toBeLessThan(TEXT.bottom)
  })

  it('has a background in the colour of the fact’s category', async () => {
    const groundOf = async (category: Fact['category']) => {
      const { at: channelAt } = pixelsOf(await readPicture(await app.share({ category })))
      return ([0, 1, 2] as const).map((channel) => channelAt(2, 2, channel))
    }
    expect(await groundOf('science')).toEqual([196, 225, 194])
    expect(await groundOf('finance')).toEqual([248, 203, 193])
  })

  it.each(['مرحبا', 'こんにちは', 'Россия', 'A potato 🥔', 'x → y'])(
    'has a headline of two lines instead of a text with letters that the font lacks: %s',
    async (text) => {
      const { left, right, top, bottom } = textBoxIn(await readPicture(await app.share({ text })))
      expect([left >= TEXT.left, right <= TEXT.right]).toEqual([true, true])
      // Two lines of a headline.
      expect(bottom - top).toBeGreaterThan(120)
    },
  )

  it('is the same whether the domain of the source is written in Cyrillic or in punycode', async () => {
    const sources = ['https://xn--e1afmkfd.xn--p1ai/', 'https://пример.рф/']
    const [one, other] = await Promise.all(
      sources.map(async (source) => readPicture(await app.share({ source }))),
    )
    expect(one?.equals(other ?? Buffer.of())).toBe(true)
  })

  it('has a red mark only if the fact is disputed', async () => {
    const fact = await app.share({ text: 'A lie.' })
    const countRed = async () => {
      const { at: channelAt } = pixelsOf(await readPicture(fact))
      const points = Array.from(
        { length: WIDTH * 400 },
        (_, n) => [n % WIDTH, 100 + Math.floor(n / WIDTH)] as const,
      )
      return points.filter(([x, y]) => channelAt(x, y, 0) > 150 && channelAt(x, y, 1) < 60).length
    }
    expect(await countRed()).toBe(0)
    await app.post(`/api/facts/${String(fact.id)}/votes`, { vote: 'false' })
    expect(await countRed()).toBeGreaterThan(100)
  })

  /** A disputed fact, of which two readers found a correction helpful. */
  const shareCorrected = async (text: string, correction: string) => {
    const fact = await app.share({ text })
    await app.post(`/api/facts/${fact.id}/votes`, { vote: 'false' })
    const { id } = await app.correct(fact.id, { text: correction })
    const etag = (await get(pathOf(fact))).headers.get('ETag')
    for (const from of ['192.0.2.2', '192.0.2.3'])
      await app.post(`/api/corrections/${id}/votes`, {}, {}, from)
    expect((await get(pathOf(fact))).headers.get('ETag')).not.toBe(etag)
    return fact
  }

  it.each([
    ['of a word', 'A lie.', 'True.'],
    ['of 200 letters', 'Octopuses lie. '.repeat(13), 'Octopuses have three hearts. '.repeat(6)],
    ['of wide letters without a blank', 'W'.repeat(200), 'W'.repeat(200)],
  ])('has room for a correction %s', async (_, text, correction) => {
    const { at: channelAt } = pixelsOf(await readPicture(await shareCorrected(text, correction)))
    /** Checks whether a row has pixels as dark as the letters of a correction. */
    const isWritten = (y: number) =>
      Array.from({ length: WIDTH }, (__, x) => channelAt(x, y, 0)).some((red) => red < 100)
    const rows = Array.from({ length: HEIGHT }, (__, y) => y).filter(isWritten)
    expect(rows[0]).toBeGreaterThan(TEXT.top)
    // Free rows between the text and the footer.
    const free = Array.from({ length: 8 }, (__, n) => TEXT.bottom + 12 + n)
    expect(free.filter((y) => rows.includes(y))).toEqual([])
  })

  it('is the same for any correction that contains letters missing from the font', async () => {
    const one = await readPicture(await shareCorrected('A lie.', 'こんにちは'))
    const other = await readPicture(await shareCorrected('A lie.', 'Россия'))
    expect(one.equals(other)).toBe(true)
  })

  it('may be cached for an hour and used by other sites, and has an ETag', async () => {
    const path = pathOf(await app.share())
    const response = await get(path)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const etag = response.headers.get('ETag') ?? ''
    expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('is answered with 410 when the fact is hidden, even if it was drawn before', async () => {
    const fact = await app.share({ text: 'Something awful' })
    await readPicture(fact)
    await hideFact(app.database, fact.id)
    const response = await get(pathOf(fact))
    expect(response.status).toBe(410)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('requests for pictures', () => {
  let facts: Fact[] = []
  beforeAll(async () => {
    facts = await Promise.all(
      Array.from({ length: 40 }, (_, n) => app.share({ text: `Fact ${String(n)}` })),
    )
  })

  it('get either a picture or a 503 with Retry-After if forty arrive at once', async () => {
    const responses = await Promise.all(facts.map((fact) => get(pathOf(fact))))
    const drawn = responses.filter(({ status }) => status === 200)
    const refused = responses.filter(({ status }) => status === 503)
    expect(drawn.length + refused.length).toBe(facts.length)
    expect(drawn.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) {
      expect(headers.get('Retry-After')).toBe('2')
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it('all succeed if a hundred for the same fact arrive at once', async () => {
    const fact = await app.share({ text: 'Popular' })
    const responses = await Promise.all(Array.from({ length: 100 }, () => get(pathOf(fact))))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('succeed even if the client that first asked for the picture has left', async () => {
    const router = makeRouter()
    router.onError(handleError)
    const drawn = drawnPictures(100_000)
    const sentences = ['One.', 'Two.', 'Three.']
    const describe = () =>
      queueLongWork(() => ({ kind: 'round', date: '1 May', sentences }) as const)
    router.get('/picture.png', (c) => drawn.respond(c, { key: 'one', describe }))
    const askFrom = (site: string, isGone: boolean) =>
      withRequester({ site, isGone: () => isGone, charge: () => undefined }, async () =>
        router.request('/picture.png'),
      )
    const responses = await Promise.all([askFrom('one', true), askFrom('other', false)])
    expect(responses[1]?.status).toBe(200)
  })

  it('get a 503 if the picture is not drawn in time, and the picture when they are repeated', async () => {
    const impatient = picturesWith({ waitMs: 1 })
    const path = pathOf(await app.share())
    const refused = await impatient.request(path)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
    const read = async () => (await impatient.request(path)).status
    await expect.poll(read, { timeout: 100_000 }).toBe(200)
  })

  it('are refused with 429 beyond sixty from one client', async () => {
    const busy = await openTestApp({ environment: { RATE_LIMITS: 'on' } })
    const sent = await Promise.all(
      Array.from({ length: 61 }, () => busy.get('/facts/1/preview.png')),
    )
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('the picture of a round', () => {
  it('has text at the places of its three sentences', async () => {
    for (const category of ['finance', 'society', 'news'] as const) {
      await insertFact(app.database, newFact({ text: 'Wombats leave cubes.', category }), null)
    }
    const path = '/days/2026-11-23/preview.png'
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    const { at: channelAt } = pixelsOf(Buffer.from(await response.arrayBuffer()))
    const isInk = (x: number, y: number) => channelAt(x, y, 0) < 60
    for (const left of [72, 447, 821]) {
      const inks = Array.from({ length: 80 }, (_, x) =>
        Array.from({ length: 200 }, (__, y) => isInk(left + x, 380 + y)).filter(Boolean),
      ).flat()
      expect(inks.length, `ink from ${left} on`).toBeGreaterThan(300)
    }
  })

  it('is answered with 404 on days without a round', async () => {
    for (const day of ['2026-11-22', '2026-11-24', 'x'])
      expect((await get(`/days/${day}/preview.png`)).status, day).toBe(404)
  })
})

it('the three places of a round have the same colours in its picture as on the screen', () => {
  const tokens = readFileSync(new URL('../../../../web/src/ui/tokens.css', import.meta.url), 'utf8')
  const colours = ['first', 'second', 'third'].map(
    (name) => new RegExp(`--${name}: (#[\\da-f]{6});`).exec(tokens)?.[1],
  )
  const drawn = PLACE_COLOURS.map((place) => CATEGORIES.find(({ id }) => id === place)?.colour)
  expect(drawn).toEqual(colours)
})
