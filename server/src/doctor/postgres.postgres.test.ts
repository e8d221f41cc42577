import { afterAll, describe, expect, it } from 'vitest'
import { createDatabase, freshDatabase } from '../testing/fresh-database.ts'
import { openDatabase } from '../platform/db/open.ts'
import { checkPostgres } from './postgres.ts'
import { realTime } from '../testing/clock.ts'

const { options, remove } = await freshDatabase()
await (await openDatabase(options)).close()
const databaseUrl = options.databaseUrl ?? ''
const other = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
afterAll(async () => {
  await other.drop()
  await remove()
})

/** What is found of DIRECT_DATABASE_URL alone. */
const checkDirect = async (directDatabaseUrl?: string) => {
  const found = await checkPostgres({ databaseUrl, directDatabaseUrl, now: realTime })
  return found.filter(({ text }) => text.startsWith('DIRECT_DATABASE_URL'))
}

describe('the doctor, of an address for migrations', () => {
  it('says nothing if there is none', async () => {
    expect(await checkDirect()).toEqual([])
  })

  it('finds nothing wrong with another address of the same database', async () => {
    const direct = new URL(databaseUrl)
    direct.searchParams.set('application_name', 'direct')
    expect(await checkDirect(direct.href)).toMatchObject([{ state: 'good' }])
  })

  it('finds out that it leads to another database', async () => {
    expect(await checkDirect(other.url)).toMatchObject([
      { state: 'wrong', text: expect.stringContaining('another database') as string },
    ])
  })

  it('finds out that nothing is there, and does not tell the password', async () => {
    const [finding] = await checkDirect('postgres://fable:hunter2@127.0.0.1:1/fable')
    expect(finding).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining('ECONNREFUSED') as string,
    })
    expect(JSON.stringify(finding)).not.toContain('hunter2')
  })
})
