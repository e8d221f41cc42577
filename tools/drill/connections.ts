import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { readRowsOf, startPostgres } from '@fable/server/testing'
import { inFolder, memoryOf, type Product, type Result, withProduct } from './under-load.ts'

const CLIENTS = 2000
const SECONDS = 30
/** The pause of a client after each request. */
const PAUSE_MS = 4000

const FACT = { text: 'A drill.', source: 'https://example.com', category: 'news' }

type Reply = { readonly status: number; readonly ms: number }

/** Sends a request on the agent's connection. The status is 0 if there is no response. */
const send = (url: string, agent?: Agent, body?: object): Promise<Reply> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const end = (status: number) => {
      resolve({ status, ms: performance.now() - begun })
    }
    const headers = { 'Content-Type': 'application/json' }
    const sending = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume().once('close', () => {
        end(response.complete ? (response.statusCode ?? 0) : 0)
      })
    })
    sending.once('error', () => {
      end(0)
    })
    sending.end(body && JSON.stringify(body))
  })

/** The time that 99 of 100 were below, in ms. */
const p99 = (replies: readonly Reply[]) =>
  Math.round(
    replies.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(replies.length * 0.99)] ?? 0,
  )

/** Votes and reads in turn on a connection that stays open. */
const useConnection = async (address: string, at: number, isOver: () => boolean) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const votes: Reply[] = []
  const reads: Reply[] = []
  await sleep((at / CLIENTS) * PAUSE_MS)
  while (!isOver()) {
    votes.push(await send(`${address}/api/facts/1/votes`, agent, { vote: 'interesting' }))
    await sleep(PAUSE_MS)
    reads.push(await send(`${address}/api/facts`, agent))
    await sleep(PAUSE_MS)
  }
  agent.destroy()
  return { votes, reads }
}

const connect = async (database: string, product: Product): Promise<Result> => {
  const { address } = product
  const { pid = 0 } = product.current().process
  await send(`${address}/api/facts`, undefined, FACT)
  const before = memoryOf(pid)
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, (_, at) =>
    useConnection(address, at, () => isOver),
  )
  await sleep(SECONDS * 1000)
  const during = memoryOf(pid)
  isOver = true
  const used = await Promise.all(clients)
  const votes = used.flatMap((client) => client.votes)
  const all = [...votes, ...used.flatMap(({ reads }) => reads)]
  const acknowledged = votes.filter(({ status }) => status === 200).length
  const unknown = votes.filter(({ status }) => status === 0).length
  const read = readRowsOf(product.database)
  const [fact] = await read(`select '' as key, "votesInteresting" as value from "Facts"`)
  const stored = Number(fact?.value)
  const { ms } = await send(`${address}/api/facts`)
  return {
    fault: `${CLIENTS} connections that vote and read, on ${database}`,
    acknowledged,
    'status 503': all.filter(({ status }) => status === 503).length,
    'no response': all.filter(({ status }) => status === 0).length,
    lost: Math.max(acknowledged - stored, stored - acknowledged - unknown, 0),
    'p99, ms': p99(all),
    'a list afterwards, ms': Math.round(ms),
    'MB before': before,
    'MB during': during,
  }
}

/** Keeps 2,000 connections open, each of which sends a request every four seconds. */
export const connections = async (): Promise<readonly Result[]> => {
  const postgres = await startPostgres({ durable: true })
  const run = (database: string, settings: Record<string, string>) =>
    inFolder((folder) => withProduct(folder, settings, (product) => connect(database, product)))
  try {
    return [
      await run('the embedded database', {}),
      await run('PostgreSQL', { DATABASE_URL: postgres.url }),
    ]
  } finally {
    await postgres.stop()
  }
}
