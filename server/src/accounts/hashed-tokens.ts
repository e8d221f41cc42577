import { createHash } from 'node:crypto'
import type { DBTransactionAdapter, Where } from 'better-auth/types'

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
