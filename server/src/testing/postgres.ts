import { startPostgres } from './postgres-server.ts'

/**
 * Before the tests on PostgreSQL: uses the server at TEST_DATABASE_URL, or starts one for them and
 * stops it when they have ended.
 */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_DATABASE_URL) return undefined
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  return server.stop
}
