import { createHash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { getAdapter } from 'better-auth/db/adapter'
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'
import type { ControlledTransaction, Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { isUnavailable, violatedColumn } from '../db/errors.ts'
import type { Tables } from '../db/tables.ts'
import { USERNAME_TAKEN } from './usernames.ts'

type Store = DBTransactionAdapter

/** The database stores this hash instead of the session token, so a leaked row cannot be used to sign in. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

type Query = { readonly model: string; where?: Where[] | undefined }

const isTokenOf = (model: string, { field }: Where) => model === 'session' && field === 'token'

const hashValue = (value: Where['value']): Where['value'] => {
  if (typeof value === 'string') return hashToken(value)
  return Array.isArray(value) ? value.map((item) => hashToken(String(item))) : value
}

const hashQuery = <Q extends Query>(query: Q): Q => {
  const { model, where } = query
  if (!where?.some((condition) => isTokenOf(model, condition))) return query
  const hashedWhere = where.map((condition) =>
    isTokenOf(model, condition) ? { ...condition, value: hashValue(condition.value) } : condition,
  )
  return { ...query, where: hashedWhere }
}

/**
 * Puts the plain token into a row that was found by it, because better-auth writes it to the cookie. Rows
 * that were found by anything else keep the hash: nobody knows their tokens.
 */
const restoreToken = <Row>(row: Row, { model, where = [] }: Query): Row => {
  const tokens = where
    .filter((condition) => isTokenOf(model, condition))
    .flatMap(({ value }) => value)
    .filter((value) => typeof value === 'string')
  if (tokens.length === 0 || typeof row !== 'object' || row === null || !('token' in row))
    return row
  const token = tokens.find((plain) => hashToken(plain) === row.token)
  return token === undefined ? row : { ...row, token }
}

/** Hashes session tokens in all queries. better-auth itself stores them in plain text. */
export const withHashedTokens = (store: DBTransactionAdapter): DBTransactionAdapter => ({
  ...store,
  create: async <T extends Record<string, unknown>, R = T>(
    input: Parameters<typeof store.create<T, R>>[0],
  ): Promise<R> => {
    const { data, model } = input
    const token = 'token' in data ? data.token : undefined
    if (model !== 'session' || typeof token !== 'string') return store.create<T, R>(input)
    const row = await store.create<T, R>({ ...input, data: { ...data, token: hashToken(token) } })
    return { ...row, token }
  },
  findOne: async <T>(query: Parameters<typeof store.findOne>[0]) =>
    restoreToken(await store.findOne<T>(hashQuery(query)), query),
  findMany: async <T>(query: Parameters<typeof store.findMany>[0]) => {
    const rows = await store.findMany<T>(hashQuery(query))
    return rows.map((row) => restoreToken(row, query))
  },
  count: (query) => store.count(hashQuery(query)),
  update: async <T>(query: Parameters<typeof store.update>[0]) =>
    restoreToken(await store.update<T>(hashQuery(query)), query),
  updateMany: (query) => store.updateMany(hashQuery(query)),
  delete: (query) => store.delete(hashQuery(query)),
  deleteMany: (query) => store.deleteMany(hashQuery(query)),
  consumeOne: async <T>(query: Parameters<typeof store.consumeOne>[0]) =>
    restoreToken(await store.consumeOne<T>(hashQuery(query)), query),
})

/** Converts a database error of a sign-up. Of two concurrent ones the unique constraint rejects one. */
const toApiError = (error: unknown): unknown => {
  const column = violatedColumn(error)
  if (column === 'usernameKey' || column === 'spelling')
    return new APIError('UNPROCESSABLE_ENTITY', USERNAME_TAKEN)
  if (column === 'email') {
    return new APIError('UNPROCESSABLE_ENTITY', {
      message: 'User already exists. Use another email.',
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    })
  }
  // Otherwise better-auth would hide the reason behind 'failed to create user'.
  return isUnavailable(error) ? new APIError('SERVICE_UNAVAILABLE') : error
}

const withApiErrors = (store: Store): Store => ({
  ...store,
  create: async <T extends Record<string, unknown>, R = T>(
    input: Parameters<typeof store.create<T, R>>[0],
  ): Promise<R> => {
    try {
      return await store.create<T, R>(input)
    } catch (error) {
      throw toApiError(error)
    }
  },
})

const READS: ReadonlySet<unknown> = new Set<keyof Store>(['findOne', 'findMany', 'count'])

/** The same store, whose every method first chooses the store that it uses. */
const choosing = (store: Store, choose: (isRead: boolean) => Promise<Store>): Store =>
  new Proxy(store, {
    get: (_, method: keyof Store) => {
      if (typeof store[method] !== 'function') return store[method]
      return async (query: never) => {
        const chosen = await choose(READS.has(method))
        return (chosen[method] as (query: never) => unknown)(query)
      }
    },
  })

const setsPassword = ({ model, update }: { model: string; update: object }) =>
  model === 'account' && 'password' in update

/**
 * A store in which a new password revokes all sessions and password reset mails of the account, in one transaction.
 * better-auth does not revoke the mails, and ends sessions only afterwards.
 */
const withAccessRevocation = (store: Store, transaction: DBAdapter['transaction']): Store => {
  const setPassword = <Result>(
    where: Where[],
    set: (inner: DBTransactionAdapter) => Promise<Result>,
  ) =>
    transaction(async (inner) => {
      const result = await set(inner)
      const accounts = await inner.findMany<{ userId: string }>({ model: 'account', where })
      for (const { userId: value } of accounts) {
        await inner.deleteMany({ model: 'session', where: [{ field: 'userId', value }] })
        await inner.deleteMany({ model: 'verification', where: [{ field: 'value', value }] })
      }
      return result
    })
  return {
    ...store,
    update: <T>(query: Parameters<typeof store.update>[0]) =>
      setsPassword(query)
        ? setPassword(query.where, (inner) => inner.update<T>(query))
        : store.update<T>(query),
    updateMany: (query) =>
      setsPassword(query)
        ? setPassword(query.where, (inner) => inner.updateMany(query))
        : store.updateMany(query),
  }
}

/**
 * Opens better-auth's adapter for our database. All rows of a sign-up are written in one transaction. It begins with
 * the first write: better-auth opens it before it hashes the password, and the embedded database has only one
 * connection.
 */
export const openAccountStore = async (
  { db, dialect }: Database,
  options: BetterAuthOptions,
): Promise<DBAdapter> => {
  const createStore = async (connection: Kysely<Tables>): Promise<Store> => {
    const database = { db: connection, type: dialect, transaction: false }
    return withApiErrors(withHashedTokens(await getAdapter({ ...options, database })))
  }
  const store = await createStore(db)

  const transaction: DBAdapter['transaction'] = async (run) => {
    let begun: Promise<ControlledTransaction<Tables>> | undefined
    let written: Promise<Store> | undefined
    const write = () => (written ??= (begun ??= db.startTransaction().execute()).then(createStore))
    const read = () => written ?? Promise.resolve(store)
    try {
      const result = await run(choosing(store, (isRead) => (isRead ? read() : write())))
      if (begun) await (await begun).commit().execute()
      return result
    } catch (error) {
      if (begun) await (await begun).rollback().execute()
      throw error
    }
  }
  return { ...withAccessRevocation(store, transaction), transaction }
}
