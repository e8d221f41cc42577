import { startPostgres } from './postgres-server.ts'

/**
 * Global setup of the PostgreSQL tests: uses the server at TEST_DATABASE_URL, or starts one and stops
 * it after the tests.
 */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_DATABASE_URL) return undefined
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  return server.stop
}
