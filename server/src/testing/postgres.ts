import { pino } from 'pino'
import { openDatabase } from '../db/open.ts'
import { createDatabase, dropWithCopies } from './fresh-database.ts'
import { startPostgres } from './postgres-server.ts'

/**
 * Global setup of the PostgreSQL tests: uses the server at TEST_DATABASE_URL, or starts one and stops it after
 * the tests. Makes the database with all tables that each test gets a copy of.
 */
export default async (): Promise<() => Promise<void>> => {
  const given = process.env.TEST_DATABASE_URL
  const server = given === undefined ? await startPostgres() : undefined
  const url = given ?? server?.url ?? ''
  const template = await createDatabase(url)
  const log = pino({ enabled: false })
  await (await openDatabase({ databaseUrl: template.url, dataDir: '', log })).close()
  process.env.TEST_DATABASE_URL = url
  process.env.TEST_DATABASE_TEMPLATE = template.name
  return async () => {
    if (server) await server.stop()
    else await dropWithCopies(url, template.name)
  }
}
