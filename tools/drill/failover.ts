import { type Cluster, type Node, startCluster, until } from './cluster.ts'
import { inFolder, type Result, underLoad, withProduct } from './under-load.ts'

type Pair = { readonly primary: Node; readonly standby: Node }
type Fault = { readonly fault: string; readonly cause: (pair: Pair) => Promise<unknown> }

/** Kills the primary, and waits until the standby has taken over. */
const takeOver = (what: 'PostgreSQL' | 'node') => async (pair: Pair) => {
  pair.primary.kill(what)
  await until('the standby takes over', () => pair.standby.is('primary'))
}

const FAULTS: readonly Fault[] = [
  { fault: "kill -9 of the primary's PostgreSQL, Patroni lives", cause: takeOver('PostgreSQL') },
  { fault: 'kill -9 of the primary and its Patroni', cause: takeOver('node') },
]

/** Tries faults one after the other on two workers and a cluster, which is whole again before each. */
export const tryOnCluster = async (
  folder: string,
  cluster: Cluster,
  faults: readonly Fault[],
): Promise<Result[]> =>
  withProduct(folder, { DATABASE_URL: cluster.url, WORKERS: '2' }, async (product) => {
    const rows: Result[] = []
    for (const { fault, cause } of faults) {
      const pair = await cluster.pair()
      rows.push(await underLoad({ fault, product, cause: () => cause(pair) }))
      cluster.restartNodes()
    }
    return rows
  })

/** Kills the primary under load; the standby takes over, and the servers go on. */
export const failover = async (): Promise<readonly Result[]> =>
  inFolder(async (folder) => {
    const cluster = await startCluster(folder)
    try {
      return await tryOnCluster(folder, cluster, FAULTS)
    } finally {
      await cluster.stop()
    }
  })
