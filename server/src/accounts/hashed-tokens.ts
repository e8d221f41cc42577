import { createHash } from 'node:crypto'
import type { DBTransactionAdapter, Where } from 'better-auth/types'

/** The database stores this hash instead of the session token, so a leaked row cannot be used to sign in. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

type Query = { readonly model: string; where?: Where[] | undefined }

const isTokenOf = (model: string, { field }: Where) => model === 'session' && field === 'token'

const hashQuery = <Q extends Query>(query: Q): Q => {
  const { model, where } = query
  if (!where?.some((condition) => isTokenOf(model, condition))) return query
  const hashedWhere = where.map((condition) =>
    isTokenOf(model, condition) && typeof condition.value === 'string'
      ? { ...condition, value: hashToken(condition.value) }
      : condition,
  )
  return { ...query, where: hashedWhere }
}

/** Puts the plain token of the query back into the row, because better-auth writes it to the cookie. */
const restoreToken = <Row>(row: Row, { model, where }: Query): Row => {
  const token = where?.find((condition) => isTokenOf(model, condition))?.value
  return row && typeof token === 'string' ? { ...row, token } : row
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
  findMany: (query) => store.findMany(hashQuery(query)),
  count: (query) => store.count(hashQuery(query)),
  update: async <T>(query: Parameters<typeof store.update>[0]) =>
    restoreToken(await store.update<T>(hashQuery(query)), query),
  updateMany: (query) => store.updateMany(hashQuery(query)),
  delete: (query) => store.delete(hashQuery(query)),
  deleteMany: (query) => store.deleteMany(hashQuery(query)),
  consumeOne: (query) => store.consumeOne(hashQuery(query)),
})
