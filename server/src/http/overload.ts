import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { withCharge } from '../lib/work.ts'
import { blocksOf, clientOf } from './address.ts'
import type { AppEnv } from './app-env.ts'
import { problem, tooManyRequests } from './problems.ts'
import { countersInMemory } from './rate-limit.ts'
import { makeShares } from './shares.ts'

/** A turn of the event loop works on so many new requests, or for so long, whichever is more. */
const TURN_REQUESTS = 100
const TURN_MS = 100

/** Monitors ask for these under load as well. */
const NEVER_REFUSED: ReadonlySet<string> = new Set(['/api/health', '/api/ready'])

/** The call of refused requests in the metrics. */
export const REFUSED = 'refused'

/** One client may have a tenth of all requests in flight, and half of them while no other client has a request in flight. */
const SHARE = 1 / 10
const SHARE_ALONE = 1 / 2

/**
 * What is done for one address in a minute: a unit for each request, and one for each millisecond of rendering or
 * searching. Counted by each server for itself, because it protects that server, and a refusal costs no statement.
 */
const WORK = { name: 'work', limit: 3000, windowMs: 60_000 }

/** Who goes on after so many refusals in a minute waits for each further one, so that a flood costs next to nothing. */
const REFUSALS = { name: 'refusals', limit: 300, windowMs: 60_000 }
const REFUSAL_MS = 1000

/** So many refusals of one client are delayed at a time; a connection could send any number of requests at once. */
const DELAYED_MAX = 1000

const VOTES = /^\/api\/(facts|corrections)\/\d+\/votes$/

/** The files of the page are in memory, and the rules set no limit to votes (docs/rules.md, section 6). */
const isFree = ({ method, path }: Context<AppEnv>['req']): boolean =>
  path.startsWith('/assets/') || (method === 'POST' && VOTES.test(path))

type Options = {
  /** A clock in milliseconds that never goes back. */
  readonly monotonic: () => number
  readonly maxInFlight: number
  /** Whether what one address may use is limited. */
  readonly isLimited: boolean
  readonly log: Pick<Logger, 'error'>
}

export type Admission = {
  /** Refuses requests that are too many, and counts those without a body as in flight. */
  readonly admit: MiddlewareHandler<AppEnv>
  /** Counts a request as in flight whose body has been read: slow senders take no room. Waits for its client's turn. */
  readonly countInFlight: MiddlewareHandler<AppEnv>
}

/** Refuses nothing. */
export const openAdmission: Admission = {
  admit: (_, next) => next(),
  countInFlight: (_, next) => next(),
}

/**
 * Decides which requests are refused.
 * - With 429: those of an address that has had its work of this minute, or has more in flight than its share.
 * - With 503: new ones at the end of a turn of the event loop that took long. All that arrived meanwhile are read in
 *   that turn, and a refusal costs a fraction of a response. With few requests a turn is only long when the machine
 *   stood still for a moment; few are never refused.
 * - With 503: new ones while too many wait for the database or another thread.
 */
export const makeAdmission = ({ monotonic, maxInFlight, isLimited, log }: Options): Admission => {
  const work = countersInMemory(monotonic)(WORK)
  const refusals = countersInMemory(monotonic)(REFUSALS)
  const shares = makeShares({
    monotonic,
    share: Math.max(1, Math.floor(maxInFlight * SHARE)),
    most: Math.max(1, Math.floor(maxInFlight * SHARE_ALONE)),
  })
  let inFlight = 0
  /** This turn: when it read its first request, and how many it has read. */
  let turn: { readonly began: number; requests: number } | undefined

  const isTurnLong = () => {
    if (!turn) {
      turn = { began: monotonic(), requests: 0 }
      setImmediate(() => {
        turn = undefined
      })
    }
    turn.requests += 1
    return turn.requests > TURN_REQUESTS && monotonic() - turn.began > TURN_MS
  }

  // Under load a line for each would cost more than the response.
  const countRefused = makeCount((requests) => {
    log.error({ requests }, 'requests were refused: too many at once')
  })
  const countOverShare = makeCount((requests) => {
    log.error({ requests }, 'requests were refused: an address used more than its share')
  })

  const refuse = (c: Context<AppEnv>, error: unknown, count: () => void): never => {
    count()
    c.set('call', REFUSED)
    throw error
  }

  /** The delayed refusals of each client. */
  const delayed = new Map<string, number>()

  const delay = async (client: string): Promise<void> => {
    const own = delayed.get(client) ?? 0
    if (own >= DELAYED_MAX) return
    delayed.set(client, own + 1)
    await sleep(REFUSAL_MS)
    const left = (delayed.get(client) ?? 1) - 1
    if (left === 0) delayed.delete(client)
    else delayed.set(client, left)
  }

  /** Counts a request as work for its address, and returns what charges more to it. */
  const takeWork = async (c: Context<AppEnv>) => {
    const blocks = blocksOf(c.get('address'))
    const taken = work.take(blocks)
    if ('charge' in taken) return taken.charge
    if ('waitMs' in refusals.take(blocks)) await delay(clientOf(c.get('address')))
    return refuse(c, tooManyRequests(taken.waitMs), countOverShare)
  }

  const whileInFlight = async (run: () => Promise<void>): Promise<void> => {
    inFlight += 1
    try {
      await run()
    } finally {
      inFlight -= 1
    }
  }

  /** Works on a request when the client's share allows it. */
  const withinShare = async (c: Context<AppEnv>, next: () => Promise<void>): Promise<void> => {
    const leave = await shares
      .enter(clientOf(c.get('address')), () => c.req.raw.signal)
      .catch((error: unknown) => refuse(c, error, countOverShare))
    await next().finally(leave)
  }

  const countInFlight: Admission['countInFlight'] = (c, next) =>
    whileInFlight(isLimited ? () => withinShare(c, next) : next)

  return {
    admit: async (c, next) => {
      const { method, path } = c.req
      const hasBody = method === 'POST' || method === 'PUT'
      if (NEVER_REFUSED.has(path)) return whileInFlight(next)
      const run = () => (hasBody ? next() : countInFlight(c, next))
      const charge = isLimited && !isFree(c.req) ? await takeWork(c) : undefined
      if (isTurnLong() || inFlight >= maxInFlight) refuse(c, problem('busy'), countRefused)
      return charge ? withCharge(charge, run) : run()
    },
    countInFlight,
  }
}

/** Under load there is one line in the log for all refusals of this time. */
const COUNT_MS = 1000

/** Creates a function that counts its calls, and reports them together. */
export const makeCount = (report: (count: number) => void): (() => void) => {
  let count = 0
  return () => {
    count += 1
    if (count > 1) return
    setTimeout(() => {
      report(count)
      count = 0
    }, COUNT_MS).unref()
  }
}
