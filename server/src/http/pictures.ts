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

/** Maximum number of bytes of all cached pictures, which have about 100 KB each. */
const CACHED_BYTES = 20_000_000

/** Maximum number of pictures in the queue. The last one of a full queue waits about two seconds. */
const WAITING_MAX = 20
/**
 * Maximum wait for a picture, which is enough even if all cores are busy. A connection without data is closed after 15
 * seconds.
 */
const WAIT_MS = 5000

const LOWEST_PRIORITY = 19

/**
 * Caching of pictures. Pictures of hidden content thus leave shared caches within an hour. A picture that is unchanged
 * after that is not sent again, because of its ETag.
 */
const CACHING = 'public, max-age=3600'

/** A requested picture: its key in the cache, and a function that describes it for the drawing thread. */
type Asked<Picture> = { readonly key: string; readonly describe: () => Picture | Promise<Picture> }

/** Serves pictures for link previews, which are drawn when they are requested. */
export type Pictures<Picture> = {
  /** The limit that all pictures share. It comes before the reads that find their contents. */
  readonly limit: MiddlewareHandler<AppEnv>
  readonly respond: (c: Context<AppEnv>, asked: Asked<Picture>) => Promise<Response>
}

type Options = {
  readonly log: Logger
  readonly rateLimit: RateLimiter
  /** The module whose default export draws a picture as a PNG. */
  readonly program: URL
  readonly waitMs?: number
  /** Difference between the server's priority and the lower one of the drawing thread, from 0 to 19. */
  readonly niceIncrement?: number
}

/** Draws all pictures in one thread of low priority, so that other requests do not wait, and caches the last ones. */
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
    // The picture is drawn even if this client has gone, because later requests will need it as well.
    const stays = requester && { ...requester, isGone: () => false }
    const picture = await withRequester(stays, describe)
    refuseIfFull()
    return oneAtATime(() => thread.run(picture))
  }
  const cache = new LRUCache<string, TaggedBody, Asked<Picture>>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ body }) => body.length,
    // Requests for the same picture share one drawing.
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
