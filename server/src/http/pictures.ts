import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { inTime } from '../lib/in-time.ts'
import { makeThread } from '../lib/thread.ts'
import { currentRequester, withRequester } from '../lib/work.ts'
import type { AppEnv } from './app-env.ts'
import { FOR_OTHER_SITES } from './every-request.ts'
import { busy } from './problems.ts'
import type { RateLimiter } from './rate-limit.ts'
import { TaggedBody } from './tagged-body.ts'

const CACHED_BYTES = 20_000_000

/** The last picture in a full queue waits about two seconds. */
const WAITING_MAX = 20
/**
 * A picture takes less time even if all cores are busy. The time is below 15 seconds, after which a connection without
 * data is closed.
 */
const WAIT_MS = 5000

const LOWEST_PRIORITY = 19

/**
 * One hour, so that pictures of hidden content leave shared caches in that time. An unchanged picture is not sent
 * again, because of its ETag.
 */
const CACHING = 'public, max-age=3600'

type Asked<Picture> = { readonly key: string; readonly describe: () => Picture | Promise<Picture> }

export type Pictures<Picture> = {
  /** One limit for all pictures. It must run before the reads that find the contents of a picture. */
  readonly limit: MiddlewareHandler<AppEnv>
  readonly respond: (c: Context<AppEnv>, asked: Asked<Picture>) => Promise<Response>
}

type Options = {
  readonly log: Logger
  readonly rateLimit: RateLimiter
  /** The program of the thread. Its default export draws a picture as a PNG. */
  readonly program: URL
  readonly waitMs?: number
  readonly niceIncrement?: number
}

/** One thread of low priority draws all pictures, so that other requests do not wait. */
export function makePictures<Picture>({
  log,
  rateLimit,
  program,
  waitMs = WAIT_MS,
  niceIncrement = LOWEST_PRIORITY,
}: Options): Pictures<Picture> {
  const thread = makeThread<Picture, Uint8Array<ArrayBuffer>>({
    program,
    niceIncrement,
    onFailure: (err) => {
      log.error({ err }, 'the picture thread has failed')
    },
  })
  const oneAtATime = pLimit(1)
  const refuseIfFull = () => {
    if (oneAtATime.pendingCount >= WAITING_MAX) throw busy()
  }

  const draw = async (describe: Asked<Picture>['describe']): Promise<Uint8Array<ArrayBuffer>> => {
    refuseIfFull()
    const requester = currentRequester()
    // The picture is drawn even if this client has gone, because later requests will also need it.
    const stays = requester && { ...requester, isGone: () => false }
    const picture = await withRequester(stays, describe)
    refuseIfFull()
    return oneAtATime(() => thread.run(picture))
  }

  const cache = new LRUCache<string, TaggedBody, Asked<Picture>>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_key, _old, { context }) =>
      new TaggedBody(Buffer.from(await draw(context.describe)), { type: 'image/png' }),
  })

  return {
    limit: rateLimit({ name: 'pictures', limit: 60, windowMs: 60_000 }),
    respond: async (c, asked) => {
      const drawing = cache.forceFetch(asked.key, { context: asked })
      const picture = await inTime(drawing, waitMs, busy)
      return picture.respond(c, { headers: { ...FOR_OTHER_SITES, 'Cache-Control': CACHING } })
    },
  }
}
