import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { soakRuns, startPostgres } from '@fable/server/testing'
import { inFolder, type Product, type Result, underLoad, withProduct } from './under-load.ts'

const KILLS = 5
/** Longer than a worker needs to be replaced, or all would be away. */
const BETWEEN_MS = 5000

const RUNS = 300
const PLAYERS = 32

const repeat = async (kill: () => Promise<void> | void) => {
  for (let n = 0; n < KILLS; n += 1) {
    await kill()
    await sleep(BETWEEN_MS)
  }
}

const killServer = (database: string, product: Product) =>
  underLoad({
    fault: `kill -9 of the server on ${database}, ${KILLS} times`,
    product,
    cause: () => repeat(product.killAndStart),
  })

const killWorker = (product: Product) =>
  underLoad({
    fault: `kill -9 of one of four workers, ${KILLS} times`,
    product,
    cause: () =>
      repeat(() => {
        const { pid = 0 } = product.current().process
        const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        process.kill(Number.parseInt(workers), 'SIGKILL')
      }),
  })

/** Plays ranked runs to their end, with retries as the page does them, and replays each afterwards. */
const killDuringRuns = async (folder: string): Promise<Result> => {
  const report = await soakRuns({ runs: RUNS, kills: KILLS, players: PLAYERS, folder })
  for (const error of report.errors) console.error(error)
  return {
    fault: `kill -9 during ${RUNS} ranked runs on the embedded database, ${KILLS} times`,
    acknowledged: report.responses,
    'no response': report.retries,
    lost: report.errors.length,
  }
}

/** Kills servers and workers under load. */
export const kill = async (): Promise<readonly Result[]> => {
  const rows = [
    await inFolder((folder) =>
      withProduct(folder, {}, (product) => killServer('the embedded database', product)),
    ),
    await inFolder(killDuringRuns),
  ]
  const postgres = await startPostgres({ durable: true })
  try {
    for (const [workers, trial] of [
      ['1', (product: Product) => killServer('PostgreSQL', product)],
      ['4', killWorker],
    ] as const) {
      const settings = { DATABASE_URL: postgres.url, WORKERS: workers }
      rows.push(await inFolder((folder) => withProduct(folder, settings, trial)))
    }
    return rows
  } finally {
    await postgres.stop()
  }
}
