import { isDisputed } from '@fable/contract/limits'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import { TaggedBody } from '../../http/tagged-body.ts'
import { busy, problem } from '../../http/problems.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { findDetails, findFact } from '../board/pages.ts'
import { inTime } from '../../lib/in-time.ts'
import { makeThread } from '../../lib/thread.ts'
import type { DayReads } from '../rounds/days.ts'
import type { Poster } from './poster/poster.ts'
import type { RoundPoster } from './poster/round-poster.ts'
import { missingFact } from '../board/reads.ts'

/** A picture has about 100 KB. */
const CACHED_BYTES = 20_000_000

/** The last in a full queue waits about two seconds. */
const WAITING_MAX = 20
/** On busy cores: a connection on which nothing is sent ends after 15 seconds. */
const WAIT_MS = 5000

/** Of a thread on Unix. */
const LOWEST_PRIORITY = 19

const DAY_S = 86_400

type Picture = Poster | RoundPoster

/** A day without its year. */
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Creates what draws pictures, in a thread of low priority, so that other requests do not wait, and keeps the last. */
const createPictures = (log: Logger, niceIncrement: number) => {
  const thread = makeThread<Picture, Uint8Array<ArrayBuffer>>({
    program: new URL('poster/poster.ts', import.meta.url),
    niceIncrement,
    onFailure: (err) => {
      log.error({ err }, 'a thread for pictures has failed')
    },
  })
  const draw = async (poster: Picture): Promise<Uint8Array<ArrayBuffer>> => {
    if (thread.countWaiting() >= WAITING_MAX) throw busy()
    return thread.run(poster)
  }
  const cache = new LRUCache<string, TaggedBody, { readonly picture: Picture }>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ body }) => body.length,
    // Requests for the same picture share one drawing.
    fetchMethod: async (_id, _old, { context }) =>
      new TaggedBody(Buffer.from(await draw(context.picture)), { type: 'image/png' }),
  })
  return (picture: Picture) => cache.forceFetch(JSON.stringify(picture), { context: { picture } })
}

type Deps = Pick<ServerDeps, 'database' | 'log'> & {
  readonly rateLimit: RateLimiter
  readonly days: DayReads
  readonly waitMs?: number
  /** How far the priority of the drawing thread is below that of the server, from 0 to 19. */
  readonly niceIncrement?: number
}

/** Serves the pictures of facts and rounds for link previews. A fact is read first: a hidden one has no picture any more. */
export const registerPictures = (
  app: OpenAPIHono<AppEnv>,
  { database, log, rateLimit, days, waitMs = WAIT_MS, niceIncrement = LOWEST_PRIORITY }: Deps,
): void => {
  const limit = rateLimit({ name: 'pictures', limit: 60, windowMs: 60_000 })
  const draw = createPictures(log, niceIncrement)

  const respond = async (c: Context<AppEnv>, drawn: Picture) => {
    // It is drawn all the same, for the next who asks.
    const picture = await inTime(draw(drawn), waitMs, busy)
    return picture.respond(c, { headers: { 'Cache-Control': `public, max-age=${DAY_S}` } })
  }

  app.get('/facts/:id{[1-9][0-9]{0,8}}/preview.png', limit, async (c) => {
    const id = Number(c.req.param('id'))
    const row = await findFact(database, id)
    if (!row) throw await missingFact(database, id)
    const { text, category, domain, correction } = await findDetails(database, row)
    return respond(c, {
      text,
      category,
      domain,
      isDisputed: isDisputed(row),
      correction: correction?.text,
    })
  })

  app.get('/days/:day/preview.png', limit, async (c) => {
    const { value } = await days.day(c.req.param('day'))
    if (!value?.round) throw problem('day_not_found')
    const sentences = value.round.sentences.map((sentence) => sentence ?? 'Taken off the board')
    return respond(c, { date: DATE.format(new Date(value.day)), sentences })
  })
}
