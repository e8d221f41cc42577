import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { type Route, routes } from '@fable/contract'
import { makeCount } from '../lib/counts.ts'
import { withRequester } from '../lib/work.ts'
import { blocksOf, ownerOf } from './address.ts'
import type { AppEnv } from './app-env.ts'
import { problem, problemCodeOf, tooManyRequests } from './problems.ts'
import { countersInMemory } from './rate-limit.ts'
import { makeShares } from './shares.ts'

/**
 * If a turn of the event loop takes longer than TURN_MS, only about TURN_REQUESTS new requests are accepted in it. All
 * sites with new requests get equal parts of this number.
 */
const TURN_MS = 100
const TURN_REQUESTS = 100

/** These paths are never refused, because monitors also request them under load. */
const FOR_MONITORS: ReadonlySet<string> = new Set(['/api/health', '/api/ready'])

export const REFUSED = 'refused'

/**
 * The parts of MAX_IN_FLIGHT that the requests of one client may use: a tenth, or half if no other client has requests
 * in flight.
 */
const SHARE = 1 / 10
const SHARE_ALONE = 1 / 2

/**
 * The units of work that an address may cause in a minute. A request counts one unit, and so does each millisecond of
 * rendering or searching. Each server has counts of its own, because the limit protects that server and a refusal
 * should not need a database query.
 */
const WORK = { name: 'work', limit: 3000, windowMs: 60_000 }

/** A file of the page costs little, because it is in memory. */
const FILE_UNITS = 0.1

/** After this many refusals in a minute, each further refusal of the address is delayed, to slow down a flood. */
const REFUSALS = { name: 'refusals', limit: 300, windowMs: 60_000 }
const REFUSAL_MS = 1000

const VOTE_PATHS = Object.entries<Route>(routes)
  .filter(([, route]) => route.isVote)
  .map(([call]) => new RegExp(`^${call.replace('POST ', '').replace(':id', String.raw`\d+`)}$`))

export const isGone = ({ env: { incoming } }: Context<AppEnv>): boolean =>
  incoming !== undefined && 'destroyed' in incoming.socket && incoming.socket.destroyed

type Options = {
  readonly monotonic: () => number
  readonly maxInFlight: number
  readonly isLimited: boolean
  readonly log: Pick<Logger, 'error'>
}

export type Admission = {
  /** Refuses requests above the limits. Counts requests without a body as in flight. */
  readonly admit: MiddlewareHandler<AppEnv>
  /**
   * Counts a request as in flight once its body has been read, so that slow senders do not count. Waits until the
   * client's share allows the request.
   */
  readonly countInFlight: MiddlewareHandler<AppEnv>
}

export const openAdmission: Admission = {
  admit: (_, next) => next(),
  countInFlight: (_, next) => next(),
}

/**
 * Decides which requests are refused.
 * - With 429: requests of an address that has used up its work of this minute, or has more requests in flight than its
 *   share.
 * - With 503: in a long turn of the event loop, requests of a site that has used up its part of the turn. All requests
 *   that arrived in the meantime are read in one turn, so the sites that made the turn long are refused first. If only
 *   few requests arrived, the machine has paused, and no request is refused.
 * - With 503: new requests while too many wait for the database or another thread.
 */
export function makeAdmission({ monotonic, maxInFlight, isLimited, log }: Options): Admission {
  const work = countersInMemory(monotonic)(WORK)
  const refusals = countersInMemory(monotonic)(REFUSALS)
  const shares = makeShares({
    monotonic,
    share: Math.max(1, Math.floor(maxInFlight * SHARE)),
    most: Math.max(1, Math.floor(maxInFlight * SHARE_ALONE)),
  })
  let inFlight = 0
  let turn: { readonly began: number; readonly requests: Map<string, number> } | undefined

  const isOverTurn = (site: string): boolean => {
    if (!turn) {
      turn = { began: monotonic(), requests: new Map() }
      setImmediate(() => {
        turn = undefined
      })
    }
    const own = (turn.requests.get(site) ?? 0) + 1
    turn.requests.set(site, own)
    return own * turn.requests.size > TURN_REQUESTS && monotonic() - turn.began > TURN_MS
  }

  // Refusals are counted, because under load a line in the log for each would cost more than the response.
  const countRefused = makeCount((requests) => {
    log.error({ requests }, 'requests were refused: too many at once')
  })
  const countOverShare = makeCount((requests) => {
    log.error({ requests }, 'requests were refused: an address used more than its share')
  })

  const refuse = async (c: Context<AppEnv>, error: unknown, count: () => void): Promise<never> => {
    count()
    c.set('call', REFUSED)
    if (isLimited && 'waitMs' in refusals.take(blocksOf(c.get('address')))) await sleep(REFUSAL_MS)
    throw error
  }

  const begin = async (c: Context<AppEnv>): Promise<() => void> => {
    inFlight += 1
    const end = () => {
      inFlight -= 1
    }
    if (!isLimited || FOR_MONITORS.has(c.req.path)) return end

    try {
      const leave = await shares.enter(ownerOf(c.get('address')), () => isGone(c))
      return () => {
        end()
        leave()
      }
    } catch (error) {
      end()
      // The request has waited too long, or its client has gone.
      const isBusy = problemCodeOf(error) === 'busy'
      return refuse(c, error, isBusy ? countRefused : countOverShare)
    }
  }

  const countInFlight: Admission['countInFlight'] = async (c, next) => {
    const end = await begin(c)
    await next().finally(end)
  }

  return {
    admit: async (c, next) => {
      const { method, path } = c.req
      const address = c.get('address')
      const { site } = ownerOf(address)
      const units = unitsOf(c.req)
      const isCounted = isLimited && units > 0
      const taken = work.take(isCounted ? blocksOf(address) : [], units)
      if ('waitMs' in taken) return refuse(c, tooManyRequests(taken.waitMs), countOverShare)
      const isTooMuch = isOverTurn(site) || inFlight >= maxInFlight
      if (isTooMuch && !FOR_MONITORS.has(path)) return refuse(c, problem('busy'), countRefused)
      const hasBody = method === 'POST' || method === 'PUT'
      const requester = { site, isGone: () => isGone(c), charge: taken.charge }
      await withRequester(requester, () => (hasBody ? next() : countInFlight(c, next)))
      // A 404 costs one more unit, even for a vote.
      if (isLimited && c.res.status === 404) work.take(blocksOf(address))
      return undefined
    },
    countInFlight,
  }
}

// Votes cost nothing, because they have no limit (docs/rules.md, section 6). Health checks cost nothing, because their
// result is cached for a second.
function unitsOf({ method, path }: Context<AppEnv>['req']): number {
  if (FOR_MONITORS.has(path)) return 0
  if (method === 'POST' && VOTE_PATHS.some((vote) => vote.test(path))) return 0
  return path.startsWith('/assets/') ? FILE_UNITS : 1
}
