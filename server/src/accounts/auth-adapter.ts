import { hash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { getAdapter } from 'better-auth/db/adapter'
import type {
  BetterAuthOptions,
  DBAdapter,
  DBTransactionAdapter as Adapter,
  Where,
} from 'better-auth/types'
import type { ControlledTransaction, Kysely } from 'kysely'
import { FORM_ERRORS, type FormErrorCode } from '@fable/contract/limits'
import type { Database } from '../db/database.ts'
import { isUnavailable, violatedColumn } from '../db/errors.ts'
import type { Tables } from '../db/tables.ts'

type Query = {
  readonly model: string
  readonly where?: readonly Where[]
  readonly data?: Readonly<Record<string, unknown>>
  readonly update?: Readonly<Record<string, unknown>>
}

type Method = Exclude<keyof Adapter, 'id' | 'options' | 'createSchema'>

type Call = (method: Method, query: Query) => Promise<unknown>

const callOf =
  (adapter: Adapter): Call =>
  (method, query) =>
    (adapter[method] as (query: Query) => Promise<unknown>)(query)

const adapterOf = (adapter: Adapter, call: Call): Adapter =>
  new Proxy(adapter, {
    get: (_, method: Method) =>
      typeof adapter[method] === 'function'
        ? (query: Query) => call(method, query)
        : adapter[method],
  })

// The database stores this hash instead of the token, so that nobody can sign in with a leaked row.
const hashToken = (token: unknown): string => hash('sha256', String(token), 'base64url')

/**
 * Hashes session tokens in all queries, because better-auth itself stores them in plain text. better-auth writes the
 * token of a row into the cookie, after it has created the row or found it by the token. Such rows get the plain token
 * back. All other rows keep the hash.
 */
const withHashedTokens =
  (call: Call): Call =>
  async (method, query) => {
    if (query.model !== 'session') return call(method, query)
    const { where, data } = query

    const plain = (where ?? [])
      .filter(({ field }) => field === 'token')
      .flatMap(({ value }) => value)
    const created = data?.token
    if (typeof created === 'string') plain.push(created)
    const tokens = new Map(plain.map((token) => [hashToken(token), token]))
    const restore = (row: unknown): unknown =>
      typeof row === 'object' && row !== null && 'token' in row
        ? { ...row, token: tokens.get(String(row.token)) ?? row.token }
        : row

    const result = await call(method, {
      ...query,
      ...(where && { where: where.map(hashWhere) }),
      ...(typeof created === 'string' && { data: { ...data, token: hashToken(created) } }),
    })
    return Array.isArray(result) ? result.map(restore) : restore(result)
  }

/** better-auth passes an APIError on to the client. For all other errors it hides the reason. */
export const apiError = (
  status: 'BAD_REQUEST' | 'UNAUTHORIZED' | 'UNPROCESSABLE_ENTITY',
  code: FormErrorCode,
): APIError => new APIError(status, { message: FORM_ERRORS[code], code })

const withApiErrors =
  (call: Call): Call =>
  async (method, query) => {
    try {
      return await call(method, query)
    } catch (error) {
      throw toApiError(error)
    }
  }

/**
 * A new password ends all sessions of the account and revokes its reset mails, in one transaction. better-auth itself
 * does not revoke the mails, and ends the sessions only after the transaction.
 */
const withRevokedAccess =
  (call: Call, transaction: DBAdapter['transaction']): Call =>
  async (method, query) => {
    const { model, update, where = [] } = query
    if (model !== 'account' || update === undefined || !('password' in update))
      return call(method, query)
    return transaction(async (inner) => {
      const result = await callOf(inner)(method, query)
      const accounts = await inner.findMany<{ userId: string }>({ model, where: [...where] })
      for (const { userId: value } of accounts) {
        await inner.deleteMany({ model: 'session', where: [{ field: 'userId', value }] })
        await inner.deleteMany({ model: 'verification', where: [{ field: 'value', value }] })
      }
      return result
    })
  }

const READS: ReadonlySet<Method> = new Set(['findOne', 'findMany', 'count'] as const)

/**
 * Opens better-auth's adapter for this database. All rows of a sign-up are written in one transaction. better-auth
 * opens this transaction before it hashes the password. The embedded database has only one connection, so the
 * transaction really begins only with the first write.
 */
export async function openAccountAdapter(
  { db, dialect }: Database,
  options: BetterAuthOptions,
): Promise<DBAdapter> {
  const createAdapter = async (connection: Kysely<Tables>): Promise<Adapter> => {
    const database = { db: connection, type: dialect, transaction: false }
    const adapter = await getAdapter({ ...options, database })
    return adapterOf(adapter, withApiErrors(withHashedTokens(callOf(adapter))))
  }
  const adapter = await createAdapter(db)

  const transaction: DBAdapter['transaction'] = async (run) => {
    let begun: Promise<ControlledTransaction<Tables>> | undefined
    let written: Promise<Adapter> | undefined
    const write = () =>
      (written ??= (begun ??= db.startTransaction().execute()).then(createAdapter))
    const chosen = adapterOf(adapter, async (method, query) =>
      callOf(READS.has(method) ? ((await written) ?? adapter) : await write())(method, query),
    )
    try {
      const result = await run(chosen)
      if (begun) await (await begun).commit().execute()
      return result
    } catch (error) {
      if (begun) await (await begun).rollback().execute()
      throw error
    }
  }
  return { ...adapterOf(adapter, withRevokedAccess(callOf(adapter), transaction)), transaction }
}

function hashWhere(condition: Where): Where {
  const { field, value } = condition
  if (field !== 'token') return condition
  return { ...condition, value: Array.isArray(value) ? value.map(hashToken) : hashToken(value) }
}

/** When two sign-ups for the same name or e-mail address collide, the unique constraint rejects one of them. */
function toApiError(error: unknown): unknown {
  const column = violatedColumn(error)
  if (column === 'usernameKey' || column === 'spelling')
    return apiError('UNPROCESSABLE_ENTITY', 'USERNAME_TAKEN')
  if (column === 'email')
    return apiError('UNPROCESSABLE_ENTITY', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')
  return isUnavailable(error) ? new APIError('SERVICE_UNAVAILABLE') : error
}
