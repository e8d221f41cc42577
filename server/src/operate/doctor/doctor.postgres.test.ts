import { expect, it } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import { realTime } from '../../testing/clock.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { runDoctor } from './doctor.ts'

const { options } = await freshDatabase()
await (await openDatabase(options)).close()

async function examine(environment: Record<string, string>) {
  const DATABASE_URL = options.databaseUrl ?? ''
  const how = { sendTo: undefined, now: realTime() }
  const findings = await runDoctor({
    environment: { DATABASE_URL, PORT: '0', ...environment },
    ...how,
  })
  return findings.map(({ subject, state, text }) => `${state} ${subject}: ${text}`)
}

it('the doctor says how many PostgreSQL connections are in use, how much disk space is free, and that the tables are current', async () => {
  const found = await examine({ AUTH_SECRET: 'x'.repeat(32) })
  expect(found).toContainEqual(
    expect.stringMatching(/^good database: [1-9]\d* of \d+ connections are in use\.$/),
  )
  expect(found).toContainEqual(expect.stringMatching(/^(good|wrong) disk: \d+ MB free\.$/))
  expect(found).toContainEqual('good database: It has the tables of this version.')
})

it('the doctor finds that AUTH_SECRET is not set', async () => {
  expect(await examine({})).toContainEqual(
    expect.stringMatching(/^wrong settings: AUTH_SECRET is not set although DATABASE_URL is/),
  )
})
