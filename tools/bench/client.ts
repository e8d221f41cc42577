import { Agent, request } from 'node:http'
import type { HttpClient } from '@fable/server/testing'

/** As many at once as a busy evening brings. */
export const CONNECTIONS = 32

export type Client = HttpClient & { end: () => void }

/** Keeps its connections, and is leaner than fetch: the client takes its share of the machine too. */
export const clientOf = (address: string): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const send = (method: string, path: string, headers: object, body?: unknown) =>
    new Promise<Response>((resolve, reject) => {
      const options = { method, agent, headers: { 'Content-Type': 'application/json', ...headers } }
      const sent = request(`${address}${path}`, options, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const { statusCode: status = 500, headers: got } = answer
          const isBodiless = status === 304
          resolve(
            new Response(isBodiless ? null : Buffer.concat(parts), {
              status,
              headers: got.etag ? { ETag: got.etag } : {},
            }),
          )
        })
      })
      sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
    })
  return {
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body, headers = {}) => send('POST', path, headers, body),
    end: () => agent.destroy(),
  }
}

/** How many units of `work` are done a second when 32 do it at once; `work` tells how many it did. */
export const perSecond = async (work: () => Promise<number>, seconds = 1): Promise<number> => {
  const begun = performance.now()
  const elapsed = () => (performance.now() - begun) / 1000
  let done = 0
  const repeat = async () => {
    while (elapsed() < seconds) {
      const more = await work()
      done += more
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat))
  return done / elapsed()
}
