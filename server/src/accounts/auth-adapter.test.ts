import { getMigrations } from 'better-auth/db/migration'
import { describe, expect, it } from 'vitest'
import { realTime } from '../testing/clock.ts'
import { newForm, signUp } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'
import { accountOptions } from './auth.ts'

const app = await openTestApp()
const { db, dialect } = app.database

const count = async (table: 'user' | 'account' | 'session') =>
  (await db.selectFrom(table).select('id').execute()).length

describe("the accounts' tables", () => {
  it('have the columns and types that better-auth requires', async () => {
    const complaints: unknown[] = []
    const found = await getMigrations({
      ...accountOptions,
      secret: 'x'.repeat(32),
      database: { db, type: dialect, transaction: false },
      logger: { level: 'warn', log: (_, ...message) => complaints.push(message) },
    })
    expect(found.toBeCreated).toEqual([])
    expect(found.toBeAdded).toEqual([])
    expect(found.toBeAddedIndexes).toEqual([])
    expect(found.schemaProblems).toEqual([])
    expect(complaints).toEqual([])
  })
})

describe('an account', () => {
  it('leaves no rows behind if its sign-up fails at a later table', async () => {
    const { form } = await signUp(app)
    const before = [await count('user'), await count('account'), await count('session')]
    for (const table of ['account', 'session'] as const) {
      await db.schema.alterTable(table).renameTo(`${table}_away`).execute()
      const response = await app.post('/api/auth/sign-up/email', newForm())
      await db.schema.alterTable(`${table}_away`).renameTo(table).execute()
      expect(response.status).toBe(500)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect([await count('user'), await count('account'), await count('session')]).toEqual(before)
    expect((await app.post('/api/auth/sign-in/email', form)).status).toBe(200)
  })

  it('must have a unique e-mail and a unique username key, or the database refuses it', async () => {
    const row = {
      name: 'x',
      emailVerified: dialect === 'sqlite' ? 0 : false,
      createdAt: new Date(realTime()),
      updatedAt: new Date(realTime()),
    }
    const insert = (values: object) =>
      db
        .insertInto('user')
        .values({ ...row, id: 'a', email: 'a@a.com', username: 'A', usernameKey: 'a', ...values })
        .execute()
    await insert({})
    await expect(insert({ id: 'b', email: 'b@b.com' })).rejects.toThrow(/unique/i)
    await expect(insert({ id: 'c', usernameKey: 'c' })).rejects.toThrow(/unique/i)
    await expect(insert({ id: 'd', email: 'd@d.com', usernameKey: null })).rejects.toThrow(
      /not.null/i,
    )
  })

  it('does not block readers of the database while its password is hashed', async () => {
    const [begun, read] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const slow = await openTestApp({
      database: app.database,
      hashing: {
        hash: async () => {
          begun.resolve(undefined)
          await read.promise
          return 'hashed'
        },
        verify: async () => Promise.resolve(true),
      },
    })
    const signingUp = signUp(slow)
    await begun.promise
    await db.selectFrom('user').select('id').limit(1).execute()
    read.resolve(undefined)
    await signingUp
  })
})
