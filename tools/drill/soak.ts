import { setTimeout as sleep } from 'node:timers/promises'
import { inFolder, memoryOf, type Result, underLoad, withProduct } from './under-load.ts'

const WARM_UP_MS = 20_000

/** Writes all kinds of data for minutes, and compares the memory after a warm-up with that at the end. */
export const soak = async (minutes = 2, pauseMs = 15): Promise<readonly Result[]> =>
  inFolder((folder) =>
    withProduct(folder, {}, async (product) => {
      const { pid = 0 } = product.current().process
      const memory: number[] = []
      const row = await underLoad({
        fault: `none: ${minutes} minutes of mixed writes`,
        product,
        pauseMs,
        cause: async () => {
          await sleep(WARM_UP_MS)
          for (let minute = 0; minute < minutes; minute += 1) {
            memory.push(memoryOf(pid))
            await sleep(60_000)
          }
          memory.push(memoryOf(pid))
        },
      })
      return [
        {
          ...row,
          'MB at start': memory[0],
          'MB at most': Math.max(...memory),
          'MB at end': memory.at(-1),
        },
      ]
    }),
  )
