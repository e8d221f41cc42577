import { expect, it } from 'vitest'
import { openDatabase } from '../db/open.ts'
import { spellingOf } from '../lib/names/spelling.ts'
import { goBackBefore } from '../testing/earlier-version.ts'
import { freshDatabase, openUntilEnd } from '../testing/fresh-database.ts'
import { isUsernameTaken, usernameKey } from './usernames.ts'
import { realTime } from '../testing/clock.ts'

it('sessions of an earlier version lose the address and the browser', async () => {
  const { options } = await freshDatabase()
  const before = await openDatabase(options)
  await goBackBefore(before, '0030')
  const isSqlite = before.dialect === 'sqlite'
  const time = isSqlite ? '2026-11-01T00:00:00.000Z' : new Date(realTime())
  const user = {
    id: 'u',
    name: 'Wanda',
    username: 'Wanda',
    usernameKey: 'wanda',
    email: 'w@example.com',
    createdAt: time,
    updatedAt: time,
    emailVerified: isSqlite ? 0 : false,
  }
  await before.db.insertInto('user').values(user).execute()
  const session = {
    id: 's',
    token: 't',
    userId: 'u',
    ipAddress: '203.0.113.9',
    userAgent: 'Firefox',
    createdAt: time,
    updatedAt: time,
    expiresAt: time,
  }
  await before.db.insertInto('session').values(session).execute()
  await before.close()

  const database = await openUntilEnd(options)
  const kept = database.db.selectFrom('session').select(['id', 'ipAddress', 'userAgent'])
  expect(await kept.execute()).toEqual([{ id: 's', ipAddress: null, userAgent: null }])
})

it('usernames of an earlier version keep their spelling, and those that look alike are both kept', async () => {
  const { options } = await freshDatabase()
  const before = await openDatabase(options)
  await goBackBefore(before, '0016')
  const usernames = [
    'Wanda',
    'Wаnda',
    'Mary  Ann',
    ...Array.from({ length: 1200 }, (_, n) => `Ada ${n}`),
  ]
  const time = before.dialect === 'sqlite' ? '2026-11-01T00:00:00.000Z' : new Date(realTime())
  for (const [n, username] of usernames.entries()) {
    const id = String(n).padStart(5, '0')
    const user = {
      id,
      name: username,
      username,
      usernameKey: usernameKey(username),
      email: `${id}@example.com`,
      createdAt: time,
      updatedAt: time,
      emailVerified: before.dialect === 'sqlite' ? 0 : false,
    }
    await before.db.insertInto('user').values(user).execute()
  }
  await before.close()

  const database = await openUntilEnd(options)
  const users = await database.db.selectFrom('user').selectAll().orderBy('id').execute()
  expect(users.map(({ username }) => username)).toEqual(usernames)
  expect(users.slice(0, 3).map(({ spelling }) => spelling)).toEqual(['wanda', null, 'rnaryann'])
  expect(users.at(-1)?.spelling).toBe(spellingOf('Ada 1199'))
  for (const taken of ['WANDA', 'Wаnda', 'maryann', 'ada l199'])
    expect(await isUsernameTaken(database, taken), taken).toBe(true)
  expect(await isUsernameTaken(database, 'Wren')).toBe(false)
})
