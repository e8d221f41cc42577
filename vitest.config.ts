import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Programs that tests start reuse compiled code. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache/node', import.meta.url))

/** The limits find hanging tests, not tests that are slow on a busy machine. */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
}

/** The content under which the golden runs were recorded, so that a new foe changes no test of the page. */
const CONTENT_OF_TESTS = fileURLToPath(
  new URL('engine/src/testing/content-of-tests.ts', import.meta.url),
)

/** The files of a project share one process, so that modules load once. Tests with a mocked module cannot. */
const shared = { isolate: false }

/** Projects run one after the other, because a process can only be shared within a project. */
const inTurn = ({ test }: TestProjectInlineConfiguration, groupOrder: number) => ({
  test: { ...test, sequence: { groupOrder } },
})

/**
 * One project a package. The server's tests run once for each database, except that `*.sqlite.test.ts` and
 * `*.postgres.test.ts` run on that database only, and `*.unit.test.ts`, which use none, run once.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          ...timeouts,
          ...shared,
          name: 'engine',
          root: 'engine',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.frozen.test.ts'],
        },
      },
      // On the content under which the golden runs were recorded, in the place of the current one.
      {
        test: {
          ...timeouts,
          name: 'engine-frozen',
          root: 'engine',
          include: ['src/**/*.frozen.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          ...shared,
          name: 'contract',
          root: 'contract',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          ...shared,
          name: 'web',
          root: 'web',
          // The page's tests play on content of their own.
          alias: { '#content': CONTENT_OF_TESTS, '@fable/engine/content': CONTENT_OF_TESTS },
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...timeouts,
          ...shared,
          name: 'repository',
          include: ['*.test.ts', '{scripts,tools}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          ...shared,
          name: 'server',
          root: 'server',
          include: ['src/**/*.unit.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          ...shared,
          name: 'server-sqlite',
          root: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.{unit,postgres}.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: ['src/testing/sqlite.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          ...shared,
          name: 'server-postgres',
          root: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.{unit,sqlite}.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/testing/postgres.ts'],
        },
      },
    ].map(inTurn),
  },
})
