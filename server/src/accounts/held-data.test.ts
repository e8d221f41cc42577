import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { listFeedback } from '../feedback/store.ts'
import { setPlayerHidden } from '../runs/ranked/hidden-store.ts'
import { realTime } from '../testing/clock.ts'
import { onPostgres } from '../testing/fresh-database.ts'
import { playRun, readRun, sendTurn } from '../testing/ranked-runs.ts'
import { walkRoad } from '../testing/road-runs.ts'
import { PASSWORD, signIn, signUp, type TestAccount } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const DAY_MS = 86_400_000
const clock = { now: realTime() }
const mailer = { send: () => undefined, close: async () => Promise.resolve() }
const app = await openTestApp({ mailer, now: () => clock.now })
const { database } = app

/** A value as searchable text: dates in the format of the export, compressed inputs decompressed. */
function readable(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (!(value instanceof Uint8Array)) return String(value)
  try {
    return inflateRawSync(value).toString()
  } catch {
    return Buffer.from(value).toString('latin1')
  }
}

type Value = { readonly place: string; readonly row: string; readonly value: string }

/** Every value of every column of every table, including tables and columns added later. */
async function everything(): Promise<Value[]> {
  const tables = await database.db.introspection.getTables()
  const values: Value[] = []
  for (const { name } of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database.db)
    for (const [n, row] of rows.entries())
      for (const [column, value] of Object.entries(row))
        if (value !== null)
          values.push({ place: `${name}.${column}`, row: `${name} ${n}`, value: readable(value) })
  }
  return values
}

/** Where any of these texts stands. */
function findPlaces(values: readonly Value[], traces: readonly string[]) {
  const found = values.filter(({ value }) =>
    traces.some((trace) => value.toLowerCase().includes(trace.toLowerCase())),
  )
  return [...new Set(found.map(({ place }) => place))].sort()
}

const NAME = 'Zanzibar'
const EMAIL = 'zanzibar@example.com'
const feedback = { kind: 'praise', message: '🥔!', email: EMAIL }

/** An account that has done everything that leaves something behind. */
async function makeHistory() {
  clock.now = realTime() - DAY_MS
  const account = await signUp(app, { username: NAME, email: EMAIL })
  await database.db
    .updateTable('user')
    .set({
      createdAt:
        database.dialect === 'sqlite'
          ? new Date(clock.now - 5 * DAY_MS).toISOString()
          : new Date(clock.now - 5 * DAY_MS),
    })
    .where('id', '=', account.user.id)
    .execute()
  for (clock.now of [clock.now, clock.now + DAY_MS]) {
    const day = new Date(clock.now).toISOString().slice(0, 10)
    await walkRoad(account, day, { start: { playerName: 'Zuleika' } })
  }
  await account.send('PUT', '/api/account/game', {
    body: { GameVariables: { playerName: 'Zuleika', userName: NAME, emptyPaths: ['Ouagadougou'] } },
    headers: { 'If-None-Match': '*' },
  })
  const start = { playerName: 'Zuleika' }
  const ended = await playRun(account, { start })
  const open = await playRun(account, { start, turns: 3 })
  await signIn(app, account)
  await account.post('/api/feedback', feedback)
  await account.post('/api/feedback', { ...feedback, email: 'zuleika@example.com' })
  await app.post('/api/auth/request-password-reset', { email: EMAIL })
  await setPlayerHidden(database, { kind: 'account', key: account.user.id }, true)
  return { account, ended, open }
}

/** Data left out of the export, with reasons. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'account.id': 'made by us, says nothing',
  'account.providerId': 'the same for everybody',
  'account.password': 'a hash, which helps whoever steals the file to guess',
  'account.createdAt': 'that of the account',
  'account.updatedAt': 'when the password changed',
  'session.token': 'a hash, which signs in',
  'verification.id': 'made by us, says nothing',
  'verification.identifier': 'a hash, which sets a password',
  'verification.updatedAt': 'when it was requested',
  'user.emailVerified': 'the same for everybody',
  'user.updatedAt': 'when the account was created',
  'user.usernameKey': 'follows from the username',
  'user.spelling': 'follows from the username',
  'Runs.secret': 'the chances of an open run; of an ended one, GET /api/runs/:id has it',
  'Runs.state': 'follows from inputs and seeds',
  'Runs.posts': 'follows from inputs, seeds and lanterns',
  'Runs.lanterns': 'as a list',
  'Runs.draws': 'follows from inputs and seeds',
  'Runs.inputs': 'as a list',
  'Runs.transcript': 'as a list',
  'Runs.turns': 'the number of inputs',
  'Runs.week': 'follows from the end',
  'Runs.claimed': 'the run was started without the account',
  'Runs.attempt': 'as true or false',
  'Runs.hidden': 'as true or false',
  'Runs.nameHidden': 'as true or false',
  'Games.document': 'as an object',
  'Feedback.id': 'the number in the operator’s list',
  'HiddenPlayers.kind': 'hidden of each run',
}

describe('the data of an account', async () => {
  const { account, ended, open } = await makeHistory()
  const before = await everything()

  it('is in the export of the account, column by column', async () => {
    const response = await account.get('/api/account/export')
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.json"$/)
    const text = await response.text()
    const ownRows = new Set(
      before.filter(({ value }) => value === account.user.id).map(({ row }) => row),
    )
    const own = before.filter(({ row }) => ownRows.has(row))
    const tables = [...new Set(own.map(({ place }) => place.split('.')[0] ?? ''))].sort()
    // Not BestRuns, which only 0.0.32 writes.
    expect(tables).toEqual([
      'Feedback',
      'Games',
      'HiddenPlayers',
      'Runs',
      'account',
      'session',
      'user',
      'verification',
    ])
    const missing = own.filter(
      ({ place, value }) =>
        !(place in NOT_EXPORTED) && !text.includes(JSON.stringify(value).slice(1, -1)),
    )
    expect(missing).toEqual([])
    const { runs, resets, game, sessions } = JSON.parse(text) as {
      runs: { id: string; open: boolean; inputs: string[]; streak?: number; attempt?: boolean }[]
      resets: unknown[]
      sessions: unknown[]
      game: { GameVariables: object }
    }
    expect(runs.find(({ id }) => id === open.id)).toMatchObject({ open: true, inputs: open.inputs })
    expect(runs.find(({ id }) => id === ended.id)).toMatchObject({
      open: false,
      inputs: ended.inputs,
    })
    expect(runs.flatMap(({ streak }) => streak ?? []).sort((one, other) => one - other)).toEqual([
      1, 2,
    ])
    expect(runs.filter(({ attempt }) => attempt === true)).toHaveLength(2)
    expect([runs.length, resets.length, sessions.length]).toEqual([4, 1, 2])
    expect(game.GameVariables).toMatchObject({ emptyPaths: ['Ouagadougou'] })
    const secret = before.filter(({ place }) => place === 'Runs.secret')
    for (const { value } of secret) expect(text).not.toContain(value)
    expect(text).not.toMatch(/"\w*(token|password|hash|secret)\w*":/i)
  })

  it('is gone from every table after the account is deleted, except its e-mail in feedback that others sent', async () => {
    await app.post('/api/feedback', feedback)
    const neighbour: TestAccount = await signUp(app)
    await neighbour.post('/api/feedback', feedback)
    const traces = [NAME, EMAIL, account.user.id, 'Zuleika', 'Ouagadougou']
    for (const trace of traces) expect(findPlaces(await everything(), [trace])).not.toEqual([])

    expect((await account.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
    // docs/security.md, 'What a deletion leaves'.
    expect(findPlaces(await everything(), traces)).toEqual(['Feedback.email'])
    const sent = await listFeedback(database)
    expect(sent.map(({ email }) => email)).toEqual([EMAIL, EMAIL, null, null])
    expect((await readRun(app, ended.id)).playerName).toBe('Adventurer')
    expect((await app.get(`/api/runs/${open.id}`)).status).toBe(404)
    expect((await sendTurn(app, open, 3, 'chance')).status).toBe(404)
    expect((await account.get('/api/account/sessions')).status).toBe(401)
    expect((await signUp(app, { username: NAME, email: EMAIL })).user.id).not.toBe(account.user.id)
  })
})

// On SQLite the limits are kept in memory.
if (onPostgres)
  it('deleting an account deletes the request counts of the account, but not those of addresses', async () => {
    const limited = await openTestApp({ environment: { RATE_LIMITS: 'on' } })
    const account = await signUp(limited)
    await limited.post('/api/auth/sign-up/email', account.form)
    await signIn(limited, account, 'wrong password')
    await account.post('/api/runs')
    await account.post('/api/auth/change-password', { currentPassword: 'x', newPassword: PASSWORD })
    const listCounts = async () => {
      const rows = await limited.database.db.selectFrom('RateLimits').select('key').execute()
      return rows.map(({ key }) => key.replace(/ \S{43}/g, '')).sort()
    }
    const ofAddress = ['guesses', 'sign-ins', 'sign-ups', 'starts']
    const ofAccount = [
      'guesses of a session',
      'sign-ins to an account',
      'sign-ups of an e-mail',
      'starts of an account',
    ]
    expect(await listCounts()).toEqual([...ofAddress, ...ofAccount].sort())
    expect((await account.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
    expect(await listCounts()).toEqual(ofAddress)
  })
