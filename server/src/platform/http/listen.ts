import type { Server } from 'node:http'
import { StartError } from '../start-error.ts'

/** What is still unanswered this long after the signal is cut off: the whole stop takes 10 s at most. */
const STOP_TIMEOUT_MS = 8000
const IDLE_CHECK_MS = 50

const sentenceFor = (error: Error, { host, port }: { host: string; port: number }): StartError => {
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

/** Listens and answers the port, which the system has picked when 0 was asked for. */
export const listen = (server: Server, at: { host: string; port: number }): Promise<number> =>
  new Promise((resolve, reject) => {
    const refuse = (error: Error) => {
      reject(sentenceFor(error, at))
    }
    server.once('error', refuse)
    server.listen(at.port, at.host, () => {
      server.off('error', refuse)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : at.port)
    })
  })

/**
 * Takes no more requests, answers those in flight, and resolves when all connections are closed; after
 * `timeoutMs` they are cut off.
 */
export const stopListening = async (
  server: Server,
  timeoutMs: number = STOP_TIMEOUT_MS,
): Promise<void> => {
  // A browser keeps its connection open for the next request, which will not be taken.
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
