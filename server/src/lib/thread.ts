import type { Piscina } from 'piscina'

/** An idle thread occupies tens of megabytes. */
const IDLE_MS = 60_000

/**
 * Without limits, V8 lets the heap of a thread that needs 20 MB grow to 70 MB and more, if the machine has the memory.
 * A thread that exceeds these limits ends, and the next task starts another thread.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 96 }

type Options = {
  readonly program: URL
  readonly data?: unknown
  readonly niceIncrement?: number
  readonly onFailure: (error: unknown) => void
}

export type Thread<Task, Result> = {
  readonly run: (task: Task) => Promise<Result>
  readonly countWaiting: () => number
  readonly close: () => Promise<void>
}

/**
 * Runs tasks one after the other in a thread. The thread starts with the first task, because loading its library would
 * delay the start of the server. If the thread cannot start, for example because an update has replaced its file, the
 * server goes on. The tasks are rejected, and the next task tries again.
 */
export function makeThread<Task, Result>({
  program,
  data,
  niceIncrement = 0,
  onFailure,
}: Options): Thread<Task, Result> {
  type Pool = Piscina<Task, Result>
  let opened: Promise<Pool> | undefined
  let current: Pool | undefined

  const fail = (error: unknown): void => {
    opened = undefined
    current = undefined
    onFailure(error)
  }

  const open = async (): Promise<Pool> => {
    const { Piscina } = await import('piscina')
    const pool: Pool = new Piscina({
      filename: program.href,
      workerData: data,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      niceIncrement,
      resourceLimits: RESOURCE_LIMITS,
    })
    pool.on('error', (error) => {
      if (current === pool) fail(error)
      pool.destroy().catch(() => undefined)
    })
    current = pool
    return pool
  }

  return {
    run: async (task) => {
      if (!opened) {
        opened = open()
        opened.catch(fail)
      }
      const pool = await opened
      return pool.run(task)
    },
    countWaiting: () => current?.queueSize ?? 0,
    close: async () => {
      const pool = await opened?.catch(() => undefined)
      opened = undefined
      current = undefined
      await pool?.destroy()
    },
  }
}
