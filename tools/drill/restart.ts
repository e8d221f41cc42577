import { setTimeout as sleep } from 'node:timers/promises'
import { type RealServer, startPostgres, startServer } from '@fable/server/testing'
import { startProxy, type ProxyName } from './proxies.ts'
import { freePort, inFolder } from './under-load.ts'

const CLIENTS = 16
const DRAIN_SECONDS = 4

type Count = { requests: number; failed: number; votes: number; failures: Set<string> }

const send = async (address: string, count: Count, isVote: boolean): Promise<void> => {
  count.requests += 1
  try {
    const response = await fetch(
      isVote ? `${address}/api/facts/1/votes` : `${address}/api/facts`,
      isVote
        ? {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: '{"vote":"interesting"}',
          }
        : {},
    )
    await response.arrayBuffer()
    if (response.ok) count.votes += isVote ? 1 : 0
    else throw new Error(String(response.status))
  } catch (error) {
    count.failed += 1
    count.failures.add(error instanceof Error ? error.message : String(error))
  }
}

const restartBehind = async (name: ProxyName, databaseUrl: string, folder: string) => {
  const ports = [await freePort(), await freePort()]
  const start = (port: number): RealServer =>
    startServer(folder, {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'x'.repeat(32),
      RATE_LIMITS: 'off',
      SAMPLE_FACTS: '0',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
    })
  const servers: RealServer[] = []
  for (const port of ports) {
    const server = start(port)
    await server.listening
    servers.push(server)
  }
  const proxy = await startProxy(name, { listen: await freePort(), servers: ports }, folder)
  const before = await votesAt(proxy.address)
  const count: Count = { requests: 0, failed: 0, votes: 0, failures: new Set() }
  let isOver = false
  const client = async (at: number) => {
    while (!isOver) await send(proxy.address, count, (count.requests + at) % 2 === 0)
  }
  const clients = Array.from({ length: CLIENTS }, (_, at) => client(at))
  await sleep(2_000)
  for (const [at, port] of ports.entries()) {
    servers[at]?.process.kill('SIGTERM')
    await servers[at]?.ended
    const fresh = start(port)
    await fresh.listening
    servers[at] = fresh
    await sleep(3_000)
  }
  isOver = true
  await Promise.all(clients)
  const counted = (await votesAt(proxy.address)) - before
  await proxy.stop()
  for (const server of servers) server.process.kill('SIGTERM')
  await Promise.all(servers.map(({ ended }) => ended))
  const { requests, failed, votes, failures } = count
  return {
    fault: `rolling restart of two servers behind ${name}`,
    requests,
    failed,
    failures: [...failures].join(', '),
    'votes acknowledged': votes,
    lost: votes - counted,
  }
}

const votesAt = async (address: string): Promise<number> => {
  const facts = (await (await fetch(`${address}/api/facts`)).json()) as {
    id: number
    votesInteresting: number
  }[]
  const first = facts.find(({ id }) => id === 1)
  if (first) return first.votesInteresting
  await fetch(`${address}/api/facts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'A drill.', source: 'https://example.com', category: 'news' }),
  })
  return 0
}

/** Restarts two servers one after the other, while 16 clients read and vote through a proxy. */
export const restart = async (): Promise<readonly object[]> => {
  const postgres = await startPostgres()
  try {
    return await inFolder(async (folder) => [
      await restartBehind('nginx', postgres.url, folder),
      await restartBehind('caddy', postgres.url, folder),
    ])
  } finally {
    await postgres.stop()
  }
}
