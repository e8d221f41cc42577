import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@fable/server/testing'
import { inFolder, type Result, underLoad, withProduct } from './under-load.ts'

const SECONDS = 15

/** Stops PostgreSQL, then the server, for longer than the server waits for a statement, and lets them go on. */
export const freeze = async (): Promise<readonly Result[]> => {
  const postgres = await startPostgres({ durable: true })
  try {
    return await inFolder((folder) =>
      withProduct(folder, { DATABASE_URL: postgres.url }, async (product) => {
        const server = product.current().process
        const trial = (name: string, signal: (name: 'SIGSTOP' | 'SIGCONT') => unknown) =>
          underLoad({
            fault: `${name} stands still for ${SECONDS} s`,
            product,
            cause: async () => {
              signal('SIGSTOP')
              await sleep(SECONDS * 1000)
              signal('SIGCONT')
            },
          })
        return [
          await trial('PostgreSQL', postgres.signal),
          await trial('the server', (name) => server.kill(name)),
        ]
      }),
    )
  } finally {
    await postgres.stop()
  }
}
