import { test as base } from '@playwright/test'
import { startServer, type RunningServer, type Settings } from './server.ts'

export { expect } from '@playwright/test'
export type { RunningServer } from './server.ts'

type PerTest = {
  /**
   * Starts a separate server with an empty database and its own settings, and stops it after the test. For
   * tests that depend on the stored data, need rate limits, or kill the server.
   */
  startServer: (settings?: Settings) => Promise<RunningServer>
}

type PerWorker = {
  /** The server that all tests of a worker share. Relative addresses such as `/` point to it. */
  server: RunningServer
  /** Another one, with the sample facts and so a round. */
  sampleServer: RunningServer
}

export const test = base.extend<PerTest, PerWorker>({
  server: [
    // Playwright requires a destructuring pattern, even if a fixture does not use the others.
    async ({ playwright: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  sampleServer: [
    async ({ playwright: _ }, use) => {
      const server = await startServer({ SAMPLE_FACTS: '1' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.address),
  startServer: async ({ playwright: _ }, use) => {
    const started: RunningServer[] = []
    await use(async (settings) => {
      const server = await startServer(settings)
      started.push(server)
      return server
    })
    await Promise.all(started.map((server) => server.stop()))
  },
})
