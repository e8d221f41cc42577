import { createHash } from 'node:crypto'
import type { DBTransactionAdapter, Where } from 'better-auth/types'

/** What stands in the database in a session token's place: who reads it there can't sign in with it. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

type Query = { readonly model: string; where?: Where[] | undefined }

const isTokenOf = (model: string, { field }: Where) => model === 'session' && field === 'token'

const hashed = <Q extends Query>(query: Q): Q => {
  const { model, where } = query
  if (!where?.some((condition) => isTokenOf(model, condition))) return query
  const hashedWhere = where.map((condition) =>
    isTokenOf(model, condition) && typeof condition.value === 'string'
      ? { ...condition, value: hashToken(condition.value) }
      : condition,
  )
  return { ...query, where: hashedWhere }
}

/** The token that was asked for stands in the answer, which goes into the player's cookie. */
const unhashed = <Row>(row: Row, { model, where }: Query): Row => {
  const token = where?.find((condition) => isTokenOf(model, condition))?.value
  return row && typeof token === 'string' ? { ...row, token } : row
}

/** The store with session tokens hashed on their way in. better-auth itself keeps them as they are. */
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
    unhashed(await store.findOne<T>(hashed(query)), query),
  findMany: (query) => store.findMany(hashed(query)),
  count: (query) => store.count(hashed(query)),
  update: async <T>(query: Parameters<typeof store.update>[0]) =>
    unhashed(await store.update<T>(hashed(query)), query),
  updateMany: (query) => store.updateMany(hashed(query)),
  delete: (query) => store.delete(hashed(query)),
  deleteMany: (query) => store.deleteMany(hashed(query)),
  consumeOne: (query) => store.consumeOne(hashed(query)),
})
