import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@fable/server/testing'
import { inFolder, type Result, underLoad, withProduct } from './under-load.ts'

const DOWN_MS = 2000

/** Restarts PostgreSQL under load, with kill -9 and in good order. */
export const databaseRestart = async (): Promise<readonly Result[]> => {
  const postgres = await startPostgres({ durable: true })
  try {
    return await inFolder((folder) =>
      withProduct(folder, { DATABASE_URL: postgres.url }, async (product) => {
        const rows: Result[] = []
        for (const [fault, signal] of [
          ['kill -9 of PostgreSQL', 'SIGKILL'],
          ['restart of PostgreSQL (fast)', 'SIGINT'],
        ] as const) {
          const cause = async () => {
            await postgres.kill(signal)
            await sleep(DOWN_MS)
            await postgres.start()
          }
          const name = `${fault}, down for ${DOWN_MS / 1000} s`
          rows.push(await underLoad({ fault: name, product, cause }))
        }
        return rows
      }),
    )
  } finally {
    await postgres.stop()
  }
}
