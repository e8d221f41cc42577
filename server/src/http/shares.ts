import { busy, tooManyRequests } from './problems.ts'

/** One client is worked for in so many requests at a time; its others wait for these. */
const WORKING_MAX = 5

/** Who has waited longer than this when the turn comes is refused: the client has probably given up. */
const WAIT_MS = 5000

/** When a client may come again whose requests are too many at once. */
const RETRY_MS = 1000

type Waiting = {
  readonly since: number
  /** Aborted when the client has closed the connection. */
  readonly signal: AbortSignal
  readonly start: () => void
  readonly reject: (error: Error) => void
}

/** The requests of one client: how many are worked on, and those that wait. */
type Client = { working: number; readonly waiting: Waiting[] }

/** Ends a request, so that the next of the same client is worked on. */
type Leave = () => void

type Options = {
  /** A clock in milliseconds that never goes back. */
  readonly monotonic: () => number
  /** How many requests a client may have, those that wait included, while others have some as well. */
  readonly share: number
  /** How many it may have while no other client has a request. */
  readonly most: number
}

export type Shares = {
  /** Waits for the turn of a client's request. `findSignal` is called only for one that has to wait. */
  readonly enter: (client: string, findSignal: () => AbortSignal) => Promise<Leave>
}

/**
 * Gives each client its share of the server. `enter` resolves when the request's turn has come, and rejects with a
 * problem if the client has more requests than its share. A client waits for its own requests only, so however many
 * one of them sends, others find at most `WORKING_MAX` of its requests before theirs.
 */
export const makeShares = ({ monotonic, share, most }: Options): Shares => {
  const clients = new Map<string, Client>()
  let requests = 0

  const openClient = (key: string): Client => {
    const client: Client = { working: 0, waiting: [] }
    clients.set(key, client)
    return client
  }

  /** The next request for which somebody still waits. */
  const findNext = (client: Client): Waiting | undefined => {
    for (let next = client.waiting.shift(); next; next = client.waiting.shift()) {
      const isInTime = monotonic() - next.since <= WAIT_MS
      if (isInTime && !next.signal.aborted) return next
      requests -= 1
      next.reject(busy())
    }
    return undefined
  }

  const makeLeave =
    (key: string, client: Client): Leave =>
    () => {
      requests -= 1
      const next = findNext(client)
      if (next) {
        next.start()
        return
      }
      client.working -= 1
      if (client.working === 0) clients.delete(key)
    }

  const enter: Shares['enter'] = async (key, findSignal) => {
    const client = clients.get(key) ?? openClient(key)
    const own = client.working + client.waiting.length
    if (own >= (requests > own ? share : most)) throw tooManyRequests(RETRY_MS)
    requests += 1
    const leave = makeLeave(key, client)
    if (client.working < WORKING_MAX) {
      client.working += 1
      return leave
    }
    await new Promise<void>((start, reject) => {
      client.waiting.push({ since: monotonic(), signal: findSignal(), start, reject })
    })
    return leave
  }

  return { enter }
}
