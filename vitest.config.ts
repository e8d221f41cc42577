import { defineConfig } from 'vitest/config'

/** A limit is there to find what hangs, not what a busy machine makes slow. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

/**
 * One project a package; the server's tests run once for each database, but those named
 * `*.sqlite.test.ts` and `*.postgres.test.ts` on that one alone.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      { test: { ...patience, name: 'engine', root: 'engine', include: ['src/**/*.test.ts'] } },
      { test: { ...patience, name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      { test: { ...patience, name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...patience,
          name: 'repository',
          include: ['*.test.ts', '{scripts,tools}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'server-sqlite',
          root: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        test: {
          ...patience,
          name: 'server-postgres',
          root: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.sqlite.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/testing/postgres.ts'],
        },
      },
    ],
  },
})
