import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Node, startCluster, until } from './cluster.ts'
import { tryOnCluster } from './failover.ts'
import { inFolder, type Result } from './under-load.ts'

const LAG_MS = 20_000
const ALONE_MS = 3000

/** The process of a standby that receives the log of the primary. */
const receiverOf = ({ processes }: Node): number => {
  const receiver = processes().find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walreceiver'),
  )
  if (receiver === undefined) throw new Error('The standby receives nothing.')
  return receiver
}

/** Stops what the standby receives the log with, and kills the standby. Writes wait until the primary goes on alone. */
export const lag = async (): Promise<readonly Result[]> =>
  inFolder(async (folder) => {
    const cluster = await startCluster(folder)
    try {
      return await tryOnCluster(folder, cluster, [
        {
          fault: `the standby receives nothing for ${LAG_MS / 1000} s`,
          cause: async ({ standby }) => {
            const receiver = receiverOf(standby)
            process.kill(receiver, 'SIGSTOP')
            await sleep(LAG_MS)
            process.kill(receiver, 'SIGCONT')
          },
        },
        {
          fault: "the same, and then kill -9 of the primary's PostgreSQL",
          cause: async ({ primary, standby }) => {
            const receiver = receiverOf(standby)
            process.kill(receiver, 'SIGSTOP')
            await until('the standby is missed', async () => !(await standby.is('sync')))
            await sleep(ALONE_MS)
            primary.kill('PostgreSQL')
            await sleep(ALONE_MS)
            await until('a primary', async () => {
              if (await standby.is('primary')) throw new Error('The standby must not take over.')
              return primary.is('primary')
            })
            process.kill(receiver, 'SIGCONT')
          },
        },
        {
          fault: 'kill -9 of the standby and its Patroni',
          cause: async ({ standby }) => {
            standby.kill('node')
            await until('the standby is missed', async () => !(await standby.is('sync')))
          },
        },
      ])
    } finally {
      await cluster.stop()
    }
  })
