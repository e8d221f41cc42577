import type { Piscina } from 'piscina'

/** A thread holds tens of megabytes, so it ends after this time without a task. */
const IDLE_MS = 60_000

type Options = {
  /** The module whose default export runs a task. */
  readonly program: URL
  /** The thread's `workerData`. */
  readonly data?: unknown
  /** Raises the niceness of the thread on Unix; 19 is the lowest priority. */
  readonly niceIncrement?: number
  readonly onFailure: (error: unknown) => void
}

export type Thread<Task, Result> = {
  /** Runs a task after all earlier ones. */
  readonly run: (task: Task) => Promise<Result>
  /** Number of queued tasks. */
  readonly countWaiting: () => number
  /** Ends the thread; tasks that it has not run are rejected. */
  readonly close: () => Promise<void>
}

/**
 * Creates a thread that runs tasks one after the other, so that the main thread does not wait for them. It starts with
 * the first task, because loading its library would delay the server's start. One that cannot start, for example
 * because an update has replaced its file, must not end the server: its tasks are rejected, and the next task tries
 * again.
 */
export const makeThread = <Task, Result>({
  program,
  data,
  niceIncrement = 0,
  onFailure,
}: Options): Thread<Task, Result> => {
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
