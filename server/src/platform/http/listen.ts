import type { Server } from 'node:http'
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

/**
 * Stops accepting requests, completes those in flight, and resolves when all connections are closed.
 * Closes the remaining connections after `timeoutMs`.
 */
export const stopListening = async (
  server: Server,
  timeoutMs: number = STOP_TIMEOUT_MS,
): Promise<void> => {
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
