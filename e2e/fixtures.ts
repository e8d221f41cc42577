import { test as base } from '@playwright/test'
import { startServer, type RunningServer, type Settings } from './server.ts'

export { expect } from '@playwright/test'
export type { RunningServer, Settings } from './server.ts'

type PerTest = {
  /**
   * Starts one more server for this test alone, with an empty database and its own settings; it ends with
   * the test. For tests that count what is there, that need limits, or that let the server die.
   */
  startServer: (settings?: Settings) => Promise<RunningServer>
}

type PerWorker = {
  /** The server that all tests of a worker share; `page.goto('/')` leads to it. */
  server: RunningServer
}

export const test = base.extend<PerTest, PerWorker>({
  server: [
    // Playwright wants a pattern here, even where a fixture uses no other.
    async ({ playwright: _ }, use) => {
      const server = await startServer()
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
