import type { DBTransactionAdapter } from 'better-auth/types'
import { describe, expect, it } from 'vitest'
import { withHashedTokens } from './auth-store.ts'

type Row = { id: string; token: string }

/** A store of sessions that finds rows by token and records the tokens it is asked for. */
const makeStore = () => {
  const rows: Row[] = []
  const asked: unknown[] = []
  const find = ({ where = [] }: { where?: { field: string; value: unknown }[] }) => {
    const tokens = where.filter(({ field }) => field === 'token').flatMap(({ value }) => value)
    asked.push(...tokens)
    return Promise.resolve(
      tokens.length === 0 ? rows : rows.filter(({ token }) => tokens.includes(token)),
    )
  }
  const store = {
    create: ({ data }: { data: Row }) => {
      rows.push(data)
      return Promise.resolve(data)
    },
    findMany: find,
    findOne: async (query: Parameters<typeof find>[0]) => (await find(query))[0] ?? null,
    consumeOne: async (query: Parameters<typeof find>[0]) => (await find(query))[0] ?? null,
  }
  return { hashed: withHashedTokens(store as unknown as DBTransactionAdapter), rows, asked }
}

const session = (token: string) => ({ model: 'session', data: { id: token, token } })
const byToken = (value: string) => ({ model: 'session', where: [{ field: 'token', value }] })

describe('a session token', () => {
  it('is hashed in the database and plain for better-auth', async () => {
    const { hashed, rows, asked } = makeStore()
    expect(await hashed.create(session('one'))).toMatchObject({ token: 'one' })
    expect(await hashed.findOne(byToken('one'))).toEqual({ id: 'one', token: 'one' })
    expect(await hashed.consumeOne(byToken('one'))).toEqual({ id: 'one', token: 'one' })
    expect(await hashed.findOne(byToken('none'))).toBeNull()
    expect(JSON.stringify([rows.map(({ token }) => token), asked])).not.toMatch(/one|none/)
  })

  it('is found among several, each row with its own', async () => {
    const { hashed } = makeStore()
    for (const token of ['one', 'two', 'three']) await hashed.create(session(token))
    const where = [{ field: 'token', operator: 'in' as const, value: ['three', 'one'] }]
    expect(await hashed.findMany({ model: 'session', where })).toEqual([
      { id: 'one', token: 'one' },
      { id: 'three', token: 'three' },
    ])
  })

  it('stays hashed in a row that was found by something else', async () => {
    const { hashed, rows } = makeStore()
    await hashed.create(session('one'))
    const where = [{ field: 'userId', value: 'ada' }]
    expect(await hashed.findMany({ model: 'session', where })).toEqual(rows)
  })
})
