import { setTimeout as sleep } from 'node:timers/promises'
import { readRowsOf, startMixedWrites } from '@fable/server/testing'
import { type Cluster, startCluster } from './cluster.ts'
import { inFolder, type Product, startProduct, until } from './product.ts'

const AFTER_MS = 3000

/** Kills the primary under load, and waits until the standby has taken over and writes succeed. */
const takeOver = async (what: 'PostgreSQL' | 'node', cluster: Cluster, product: Product) => {
  const { primary, standby } = await cluster.pair()
  const writes = await startMixedWrites(product.address)
  await sleep(2000)
  primary.kill(what)
  await until('the standby takes over', () => standby.is('primary'))
  const before = writes.acknowledged()
  await until('a write succeeds', () => writes.acknowledged() > before)
  await sleep(AFTER_MS)
  const gap = writes.longestGap()
  await writes.stop()
  const lost = await writes.contradictions(readRowsOf(cluster.url))
  for (const sentence of lost) console.error(sentence)
  cluster.restartNodes()
  return {
    fault: `kill -9 of the primary's ${what === 'node' ? 'PostgreSQL and Patroni' : 'PostgreSQL, Patroni lives'}`,
    acknowledged: writes.acknowledged(),
    'status 503': writes.statuses.get(503) ?? 0,
    lost: lost.length,
    'not served, s': Number((gap / 1000).toFixed(1)),
  }
}

/** Kills the primary of a replicated PostgreSQL; the standby takes over, and the servers go on. */
export const failover = (): Promise<readonly object[]> =>
  inFolder(async (folder) => {
    const cluster = await startCluster(folder)
    try {
      const product = await startProduct(folder, { DATABASE_URL: cluster.url, WORKERS: '2' })
      try {
        return [
          await takeOver('PostgreSQL', cluster, product),
          await takeOver('node', cluster, product),
        ]
      } finally {
        await product.end('SIGKILL')
      }
    } finally {
      await cluster.stop()
    }
  })
