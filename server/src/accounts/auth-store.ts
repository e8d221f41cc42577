import { APIError } from 'better-auth/api'
import { getAdapter } from 'better-auth/db/adapter'
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'
import type { Kysely } from 'kysely'
import { isUnavailable, violatedColumn } from '../db/errors.ts'
import type { Database, Dialect } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { withHashedTokens } from './hashed-tokens.ts'
import { USERNAME_TAKEN } from './usernames.ts'

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

const withApiErrors = (store: DBTransactionAdapter): DBTransactionAdapter => ({
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

const createStore = async (
  db: Kysely<Tables>,
  { dialect, options }: { dialect: Dialect; options: BetterAuthOptions },
): Promise<DBTransactionAdapter> =>
  withApiErrors(
    withHashedTokens(
      await getAdapter({ ...options, database: { db, type: dialect, transaction: false } }),
    ),
  )

/** A store that sends reads and writes to separate stores. */
const splitReadsAndWrites = (
  reading: () => Promise<DBTransactionAdapter>,
  writing: () => Promise<DBTransactionAdapter>,
): DBTransactionAdapter => ({
  id: 'fable',
  findOne: async <T>(query: Parameters<DBTransactionAdapter['findOne']>[0]) =>
    (await reading()).findOne<T>(query),
  findMany: async <T>(query: Parameters<DBTransactionAdapter['findMany']>[0]) =>
    (await reading()).findMany<T>(query),
  count: async (query) => (await reading()).count(query),
  create: async <T extends Record<string, unknown>, R = T>(
    input: Parameters<DBTransactionAdapter['create']>[0] & { data: Omit<T, 'id'> },
  ) => (await writing()).create<T, R>(input),
  update: async <T>(query: Parameters<DBTransactionAdapter['update']>[0]) =>
    (await writing()).update<T>(query),
  updateMany: async (query) => (await writing()).updateMany(query),
  delete: async (query) => (await writing()).delete(query),
  deleteMany: async (query) => (await writing()).deleteMany(query),
  consumeOne: async <T>(query: Parameters<DBTransactionAdapter['consumeOne']>[0]) =>
    (await writing()).consumeOne<T>(query),
  incrementOne: async <T>(query: Parameters<DBTransactionAdapter['incrementOne']>[0]) =>
    (await writing()).incrementOne<T>(query),
})

type Transaction = <R>(run: (store: DBTransactionAdapter) => Promise<R>) => Promise<R>

const setsPassword = ({ model, update }: { model: string; update: object }) =>
  model === 'account' && 'password' in update

/**
 * The store of a transaction in which a new password revokes all sessions and password reset mails of
 * the account. better-auth does not revoke the mails, and ends sessions only after the transaction.
 */
const withAccessRevocation = (store: DBTransactionAdapter): DBTransactionAdapter => {
  const revokeAccess = async (where: Where[]) => {
    for (const { userId } of await store.findMany<{ userId: string }>({
      model: 'account',
      where,
    })) {
      await store.deleteMany({ model: 'session', where: [{ field: 'userId', value: userId }] })
      await store.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] })
    }
  }
  return {
    ...store,
    update: async <T>(query: Parameters<typeof store.update>[0]) => {
      const row = await store.update<T>(query)
      if (setsPassword(query)) await revokeAccess(query.where)
      return row
    },
    updateMany: async (query) => {
      const count = await store.updateMany(query)
      if (setsPassword(query)) await revokeAccess(query.where)
      return count
    },
  }
}

/** The store outside a transaction. It opens a transaction to set a new password. */
const withPasswordTransactions = (
  store: DBTransactionAdapter,
  transaction: Transaction,
): DBTransactionAdapter => ({
  ...store,
  update: <T>(query: Parameters<typeof store.update>[0]) =>
    setsPassword(query) ? transaction((inner) => inner.update<T>(query)) : store.update<T>(query),
  updateMany: (query) =>
    setsPassword(query) ? transaction((inner) => inner.updateMany(query)) : store.updateMany(query),
})

/**
 * better-auth's adapter for our database. All rows of a sign-up are written in one transaction. It
 * begins with the first write: better-auth opens it before it hashes the password, and the embedded
 * database has only one connection.
 */
export const accountStore =
  ({ db, dialect }: Database) =>
  (options: BetterAuthOptions): DBAdapter => {
    const plain = createStore(db, { dialect, options })
    // The first call gets the error. Until then the rejection must not count as unhandled.
    plain.catch(() => undefined)

    const transaction: Transaction = async (run) => {
      const begin = async () => {
        const open = await db.startTransaction().execute()
        try {
          return { open, store: await createStore(open, { dialect, options }) }
        } catch (error) {
          await open.rollback().execute()
          throw error
        }
      }
      let begun: ReturnType<typeof begin> | undefined
      const writing = async () => (await (begun ??= begin())).store
      const reading = () => (begun ? writing() : plain)
      try {
        const result = await run(withAccessRevocation(splitReadsAndWrites(reading, writing)))
        if (begun) await (await begun).open.commit().execute()
        return result
      } catch (error) {
        if (begun) await (await begun).open.rollback().execute()
        throw error
      }
    }
    const direct = () => plain
    return {
      ...withPasswordTransactions(splitReadsAndWrites(direct, direct), transaction),
      transaction,
    }
  }
