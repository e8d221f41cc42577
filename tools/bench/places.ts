import { createDatabase, startPostgres } from '@fable/server/testing'

/** A database to measure. */
export type Place = {
  /** The server settings that select it. */
  readonly settings: Record<string, string>
  readonly remove: () => Promise<void>
}

/** The embedded database, in the server's folder. */
export const embedded = (): Place => ({ settings: {}, remove: () => Promise.resolve() })

/** A new PostgreSQL server with fsync. */
export const postgres = async (): Promise<Place> => {
  const server = await startPostgres({ durable: true })
  const { url } = await createDatabase(server.url)
  return { settings: { DATABASE_URL: url }, remove: server.stop }
}
