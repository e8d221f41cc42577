import type { PoolClient } from 'pg'

/**
 * A statement that begins with this text is prepared on direct connections. Each of them then parses it only once,
 * which makes votes faster.
 */
export const PREPARED = '/* prepared */'

const names = new Map<string, string>()
const isDirect = new WeakMap<PoolClient, boolean>()

export async function preparedName(client: PoolClient, text: string): Promise<string | undefined> {
  if (!text.startsWith(PREPARED)) return undefined
  const direct = isDirect.get(client) ?? (await findIsDirect(client))
  isDirect.set(client, direct)
  if (!direct) return undefined
  const name = names.get(text) ?? `statement-${names.size}`
  names.set(text, name)
  return name
}

// On a direct connection, the process ID from the handshake is that of the backend. A pooler such as PgBouncer reports
// an ID of its own and may give each transaction another connection, on which the statement is not prepared.
async function findIsDirect(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return 'processID' in client && client.processID === rows[0]?.pid
}
