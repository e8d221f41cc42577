import { type FairQueue, makeFairQueue } from '../lib/fair-queue.ts'
import type { Owner } from './address.ts'
import { busy, tooManyRequests } from './problems.ts'

/** The number of requests of a site that run at the same time. Further requests wait in a queue. */
const WORKING_MAX = 5

/** After this time the client of a queued request has probably given up. */
const WAIT_MS = 5000

const RETRY_MS = 1000

type Waiting = {
  readonly since: number
  readonly isGone: () => boolean
  readonly start: () => void
  readonly reject: (error: Error) => void
}

type Site = { requests: number; working: number; readonly waiting: FairQueue<Waiting> }

type Leave = () => void

type Options = {
  readonly monotonic: () => number
  /** The most requests of a client, including queued requests, while other clients also have requests. */
  readonly share: number
  /** The most requests of a client while no other client has any. Also the most requests of a site. */
  readonly most: number
}

export type Shares = {
  readonly enter: (owner: Owner, isGone: () => boolean) => Promise<Leave>
}

/**
 * `enter` resolves when the request may start. It rejects with a problem if the client has more requests than its
 * share. A request waits only for requests of the same site. The clients of a site take turns, so another client's many
 * requests delay a request only a little.
 */
export function makeShares({ monotonic, share, most }: Options): Shares {
  const sites = new Map<string, Site>()
  const clients = new Map<string, number>()
  let requests = 0

  const openSite = (key: string): Site => {
    const site: Site = { requests: 0, working: 0, waiting: makeFairQueue() }
    sites.set(key, site)
    return site
  }

  const add = ({ client }: Owner, site: Site, count: 1 | -1) => {
    const own = (clients.get(client) ?? 0) + count
    if (own > 0) clients.set(client, own)
    else clients.delete(client)
    site.requests += count
    requests += count
  }

  const startNext = (key: string, site: Site): void => {
    for (let next = site.waiting.take(); next; next = site.waiting.take()) {
      if (monotonic() - next.since <= WAIT_MS && !next.isGone()) {
        next.start()
        return
      }
      next.reject(busy())
    }
    site.working -= 1
    if (site.working === 0) sites.delete(key)
  }

  const enter: Shares['enter'] = async (owner, isGone) => {
    const site = sites.get(owner.site) ?? openSite(owner.site)
    const own = clients.get(owner.client) ?? 0
    if (own >= (requests > own ? share : most) || site.requests >= most) {
      throw tooManyRequests(RETRY_MS)
    }

    add(owner, site, 1)
    const leave = () => {
      add(owner, site, -1)
      startNext(owner.site, site)
    }
    if (site.working < WORKING_MAX) {
      site.working += 1
      return leave
    }

    await new Promise<void>((start, reject) => {
      const refuse = (error: Error) => {
        add(owner, site, -1)
        reject(error)
      }
      const waiting = { since: monotonic(), isGone, start, reject: refuse }
      site.waiting.add(owner.client, waiting)
    })
    return leave
  }

  return { enter }
}
