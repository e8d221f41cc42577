import { startCluster, until } from './cluster.ts'
import { tryOnCluster } from './failover.ts'
import { enterOwnNetwork, layWires } from './network.ts'
import { inFolder, type Result } from './under-load.ts'

/** Cuts the primary's network under load; the standby takes over, and the old primary comes back as a standby. */
export const partition = async (): Promise<readonly Result[]> => {
  enterOwnNetwork()
  const wires = await layWires()
  try {
    return await inFolder(async (folder) => {
      const cluster = await startCluster(folder, wires.network)
      const fault = (fault: string, from: 'everything' | 'the cluster') => ({
        fault,
        cause: async () => {
          const { primary, standby } = await cluster.pair()
          const heal = wires.cut(primary.address, from)
          try {
            await until('the standby takes over', () => standby.is('primary'))
          } finally {
            heal()
          }
        },
      })
      try {
        return await tryOnCluster(folder, cluster, [
          fault('the network of the primary is cut', 'everything'),
          fault(
            'the primary is cut off from etcd and the standby, not from HAProxy',
            'the cluster',
          ),
        ])
      } finally {
        await cluster.stop()
      }
    })
  } finally {
    wires.remove()
  }
}
