import { defineConfig } from 'vitest/config'

/** One project a package; the server's tests run once for each database. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'engine', root: 'engine', include: ['src/**/*.test.ts'] } },
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'repository',
          include: ['boundaries.test.ts', '{scripts,tools}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server-sqlite',
          root: 'server',
          include: ['src/**/*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        test: {
          name: 'server-postgres',
          root: 'server',
          include: ['src/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/postgres.ts'],
        },
      },
    ],
  },
})
