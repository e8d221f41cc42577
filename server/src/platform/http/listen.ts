import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

/** Time for requests in flight after the stop signal. The whole shutdown takes at most 10 s. */
const STOP_TIMEOUT_MS = 8000
const IDLE_CHECK_MS = 50

const toStartError = (error: Error, { host, port }: { host: string; port: number }): StartError => {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(
      `PORT is ${port}, which another program on ${host} is using; stop that one, or choose another port, for example PORT=${port + 1}.`,
    )
  }
  if (code === 'EACCES') {
    return new StartError(
      `PORT is ${port}, which this user may not open; choose one above 1023, for example PORT=3000.`,
    )
  }
  return new StartError(
    `HOST is "${host}", where this machine cannot listen (${String(code)}); for example HOST=127.0.0.1.`,
  )
}

/** Listens and returns the port. Port 0 lets the system choose one. */
export const listen = (server: Server, at: { host: string; port: number }): Promise<number> =>
  new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      reject(toStartError(error, at))
    }
    server.once('error', onError)
    server.listen(at.port, at.host, () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : at.port)
    })
  })

type StopOptions = {
  /** How long requests are still accepted, each with `Connection: close`, before the connections end. */
  readonly drainMs?: number
  readonly timeoutMs?: number
}

/**
 * Stops accepting requests, completes those in flight, and resolves when all connections are closed.
 * Closes the remaining connections `timeoutMs` after the drain. Behind a load balancer the drain lets it notice
 * that the server is not ready, and lets it use no connection that ends in the same moment.
 */
export const stopListening = async (
  server: Server,
  { drainMs = 0, timeoutMs = STOP_TIMEOUT_MS }: StopOptions = {},
): Promise<void> => {
  if (drainMs > 0) {
    server.prependListener('request', (_incoming, response) => {
      response.setHeader('Connection', 'close')
    })
    await sleep(drainMs)
  }
  // Browsers keep idle connections open, and `close` waits for them.
  const idle = setInterval(() => {
    server.closeIdleConnections()
  }, IDLE_CHECK_MS)
  const cutOff = setTimeout(() => {
    server.closeAllConnections()
  }, timeoutMs)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(idle)
  clearTimeout(cutOff)
}
