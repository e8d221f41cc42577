import { beforeEach, describe, expect, it } from 'vitest'
import { findDifference, newRun, replay } from '@fable/engine'
import { deleteUser } from '../../accounts/users.ts'
import { countersInMemory, makeRateLimiter } from '../../http/rate-limit.ts'
import {
  continueRun,
  playRun,
  readRun,
  toUnplayedRun,
  startRun,
} from '../../testing/ranked-runs.ts'
import { signUp, type TestAccount } from '../../testing/test-accounts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { decodeInputs } from '../seeds.ts'
import { findRunWithInputs } from '../store.ts'
import { makeClaimEndedRuns, makeClaimRuns } from './claim-runs.ts'
import { claimRun } from './claim-store.ts'
import { setHidden, setPlayerHidden } from './hidden-store.ts'
import { limitStartsOfAccount } from './limits.ts'
import { anonymiseRuns } from './owner-store.ts'

const app = await openTestApp()
const { database } = app
const { db } = database

const FIRST = { 'If-None-Match': '*' }

/** Saves a game with these runs to an account, as after a sign-up in the middle of a run. */
async function carry(account: TestAccount, run: object, headers: Record<string, string> = FIRST) {
  const body = { GameVariables: { run } }
  const { status } = await account.send('PUT', '/api/account/game', { body, headers })
  expect(status).toBe(200)
}

const listEntries = async (): Promise<unknown> => (await app.get('/api/leaderboard')).json()

beforeEach(async () => {
  await db.deleteFrom('Runs').execute()
})

describe('a run that is open when its player signs up', () => {
  it.each([
    ['asked for a name', {}],
    ['knew a name', { playerName: 'Wren' }],
  ])('is listed under the account when it ends, even if it %s', async (_, start) => {
    const begun = await playRun(app, { start, turns: 4, name: 'Wren' })
    const ada = await signUp(app)
    await carry(ada, { id: begun.id })
    const { ended } = await continueRun(ada, begun)
    const row = { id: begun.id, playerName: ada.user.username, account: true }
    expect(await listEntries()).toMatchObject([row])
    expect(await listEntries()).not.toMatchObject([{ guest: true }])
    const run = await readRun(app, begun.id)
    expect(run).toMatchObject({
      daysSurvived: ended?.daysSurvived,
      playerName: ada.user.username,
      player: { userName: '' },
    })
    expect(findDifference(run, replay(newRun(run.player), run.turns))).toBeNull()
    expect(JSON.stringify(run)).not.toContain('Wren')
  })

  it('is listed under the account even if it was on the shelf of the save', async () => {
    const begun = toUnplayedRun(await startRun(app))
    const ada = await signUp(app)
    await carry(ada, { id: 'road', shelf: { run: { id: begun.id } } })
    await continueRun(app, begun)
    expect(await listEntries()).toMatchObject([{ id: begun.id }])
  })

  it('is not the account’s if it is a second attempt on the same road', async () => {
    const attempt = async () => {
      const run = await startRun(app)
      await db
        .updateTable('Runs')
        .set({ road: '2026-11-28', attempt: 1 })
        .where('id', '=', run.id)
        .execute()
      return run.id
    }
    const owned = async (account: TestAccount) =>
      (await db.selectFrom('Runs').select('id').where('userId', '=', account.user.id).execute())
        .length
    const ada = await signUp(app)
    await carry(ada, { id: await attempt(), shelf: { run: { id: await attempt() } } })
    expect(await owned(ada)).toBe(1)

    const bea = await signUp(app)
    const owner = { userId: bea.user.id, userName: bea.user.username }
    const ids = await Promise.all(Array.from({ length: 8 }, attempt))
    await Promise.all(ids.map((id) => claimRun(database, owner, id)))
    expect(await owned(bea)).toBe(1)
  })

  it('belongs to the first account, even if another account learns its id', async () => {
    const begun = toUnplayedRun(await startRun(app))
    const [ada, bob] = [await signUp(app), await signUp(app)]
    await carry(ada, { id: begun.id })
    await carry(bob, { id: begun.id })
    await continueRun(app, begun)
    expect(await listEntries()).toMatchObject([{ playerName: ada.user.username }])
  })

  it('continues where it was while it is claimed', async () => {
    const ada = await signUp(app)
    const begun = await playRun(app, { turns: 3 })
    const before = await readRun(app, begun.id)
    await carry(ada, { id: begun.id })
    expect(await readRun(app, begun.id)).toEqual({ ...before, playerName: ada.user.username })
    const again = await app.post(`/api/runs/${begun.id}/turns`, { turn: 2, input: begun.inputs[2] })
    expect(await again.json()).toMatchObject({ seed: begun.seeds[2] })
  })

  it('leaves no name behind when the account is deleted', async () => {
    const begun = await playRun(app, { turns: 2, name: 'Wren' })
    const ada = await signUp(app)
    await carry(ada, { id: begun.id })
    await continueRun(ada, begun)
    await deleteUser(database, ada.user, [anonymiseRuns])
    const run = await findRunWithInputs(database, begun.id)
    expect(run && decodeInputs(run)).not.toContain('Wren')
    expect(run).toMatchObject({ userId: null, userName: 'Adventurer', boardName: 'Adventurer' })
  })
})

describe('a claim', () => {
  it('changes no ended run and no run of an account', async () => {
    const [ada, bob] = [await signUp(app), await signUp(app)]
    const ended = await playRun(app)
    const ofBob = await startRun(bob)
    const owner = { userId: ada.user.id, userName: ada.user.username }
    for (const { id } of [ended, ofBob]) expect(await claimRun(database, owner, id)).toBe(false)
    await carry(ada, { id: "'" })
    const runs = db.selectFrom('Runs').select('claimed').distinct()
    expect(await runs.execute()).toEqual([{ claimed: 0 }])
  })

  it('counts as a start of the account and respects its limit', async () => {
    const rateLimit = makeRateLimiter({ enabled: true, openCounter: countersInMemory(() => 0) })
    const starts = limitStartsOfAccount(rateLimit, async () => Promise.resolve(null))
    const claimRuns = makeClaimRuns(database, starts)
    const ada = await signUp(app)
    const owner = { userId: ada.user.id, userName: ada.user.username }
    const counts = { key: ada.user.id, times: 1 }
    const begin = async () => (await startRun(app)).id
    const runs = await Promise.all(Array.from({ length: 99 }, begin))
    await claimRuns(owner, runs)
    // These are the account's own by now.
    await claimRuns(owner, runs)
    expect(await starts.take([counts])).toHaveProperty('undo')
    expect(await starts.take([counts])).toHaveProperty('waitMs')
    const another = await begin()
    await claimRuns(owner, [another])
    const run = db.selectFrom('Runs').select('userId').where('id', '=', another)
    expect(await run.executeTakeFirst()).toEqual({ userId: null })
  })

  it('does nothing for an account that no longer exists', async () => {
    const begun = await startRun(app)
    await claimRun(database, { userId: 'gone', userName: 'gone' }, begun.id)
    const run = db.selectFrom('Runs').select(['userId', 'claimed']).where('id', '=', begun.id)
    expect(await run.executeTakeFirst()).toEqual({ userId: null, claimed: 0 })
  })
})

describe('a run that ended as a guest’s', () => {
  /** Claims runs as an account, as its page does. */
  const claim = async (
    account: TestAccount,
    ...runs: readonly { id: string; claim?: unknown }[]
  ) => {
    const sent = runs.map((run) => ({ id: run.id, claim: run.claim }))
    const response = await account.post('/api/account/runs', { runs: sent })
    expect(response.status).toBe(200)
    return response.json()
  }
  const guests = async () =>
    (await db.selectFrom('RunCounts').select('guests').execute()).reduce(
      (sum, row) => sum + row.guests,
      0,
    )

  it.each([
    ['asked for a name', {}],
    ['knew a name', { playerName: 'Wren' }],
  ])('gets the name of the account that has its secret, even if it %s', async (_, start) => {
    const ended = await playRun(app, { start, name: 'Wren' })
    expect(await listEntries()).toMatchObject([{ id: ended.id, playerName: 'Wren', guest: true }])
    expect(await guests()).toBe(1)
    const ada = await signUp(app)
    expect(await claim(ada, ended)).toEqual({ claimed: [ended.id], later: [] })

    const row = { id: ended.id, playerName: ada.user.username, account: true, rank: 1 }
    expect(await listEntries()).toMatchObject([row])
    expect(await listEntries()).not.toMatchObject([{ guest: true }])
    expect(await guests()).toBe(0)
    expect(await (await ada.get('/api/leaderboard/around')).json()).toMatchObject({
      id: ended.id,
      entries: [row],
    })
    const run = await readRun(app, ended.id)
    expect(run.playerName).toBe(ada.user.username)
    expect(findDifference(run, replay(newRun(run.player), run.turns))).toBeNull()
    expect(JSON.stringify(run)).not.toContain('Wren')
    const data = (await (await ada.get('/api/account/export')).json()) as { runs: unknown[] }
    expect(data.runs).toMatchObject([{ id: ended.id, playerName: ada.user.username, open: false }])

    await deleteUser(database, ada.user, [anonymiseRuns])
    expect(await readRun(app, ended.id)).toMatchObject({ playerName: 'Adventurer' })
    const stored = await findRunWithInputs(database, ended.id)
    expect(stored && decodeInputs(stored)).not.toContain('Wren')
    // Its secret is spent.
    expect(await claim(await signUp(app), ended)).toEqual({ claimed: [], later: [] })
  })

  it('cannot be claimed by its public id, by another secret, or while it is open', async () => {
    const [ended, open, other] = [await playRun(app), await startRun(app), await playRun(app)]
    const ada = await signUp(app)
    const guesses = [
      { id: ended.id, claim: '' },
      { id: ended.id, claim: other.claim },
      { id: ended.id, claim: (await readRun(app, ended.id)).secret },
      { id: 'x', claim: ended.claim },
      open,
    ]
    expect(await claim(ada, ...guesses)).toEqual({ claimed: [], later: [] })
    expect((await ada.post('/api/account/runs', { runs: [{ id: ended.id }] })).status).toBe(400)
    expect(await listEntries()).not.toMatchObject([{ account: true }])
    expect((await app.post('/api/account/runs', { runs: [ended] })).status).toBe(401)
  })

  it('belongs to the first account that claims it, which may repeat the request', async () => {
    const ended = await playRun(app)
    const [ada, bob] = [await signUp(app), await signUp(app)]
    for (let times = 0; times < 2; times += 1)
      expect(await claim(ada, ended)).toEqual({ claimed: [ended.id], later: [] })
    expect(await claim(bob, ended)).toEqual({ claimed: [], later: [] })
    expect(await listEntries()).toMatchObject([{ playerName: ada.user.username }])
  })

  it('belongs to one account if several accounts claim it at the same time', async () => {
    for (let times = 0; times < 5; times += 1) {
      const ended = await playRun(app)
      const accounts = [await signUp(app), await signUp(app)]
      const results = await Promise.all(accounts.map((account) => claim(account, ended)))
      const winners = accounts.filter(
        (_, at) =>
          JSON.stringify(results[at]) === JSON.stringify({ claimed: [ended.id], later: [] }),
      )
      expect(winners).toHaveLength(1)
      const run = await findRunWithInputs(database, ended.id)
      expect(run).toMatchObject({
        userId: winners[0]?.user.id,
        boardName: winners[0]?.user.username,
      })
    }
  })

  it('is claimed with a secret, of which only the hash is stored and which runs of accounts lack', async () => {
    const ada = await signUp(app)
    expect(await startRun(ada)).not.toHaveProperty('claim')
    const begun = await startRun(app)
    const rows = await db.selectFrom('Runs').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(begun.claim)
    expect(rows.flatMap(({ claimHash }) => claimHash?.length ?? [])).toEqual([64])
    expect(await readRun(app, begun.id)).not.toHaveProperty('claim')
  })

  it('stays hidden if it was hidden, and becomes hidden if the account is', async () => {
    const [hidden, ended] = [await playRun(app), await playRun(app)]
    await setHidden(database, hidden.id, true)
    const ada = await signUp(app)
    await setPlayerHidden(database, { kind: 'account', key: ada.user.id }, true)
    expect(await claim(ada, hidden, ended)).toEqual({ claimed: [ended.id], later: [] })
    expect(await listEntries()).toEqual([])
  })

  it('counts as a start of the account, and can be claimed later if the account is at its limit', async () => {
    const rateLimit = makeRateLimiter({ enabled: true, openCounter: countersInMemory(() => 0) })
    const starts = limitStartsOfAccount(rateLimit, async () => Promise.resolve(null))
    const claimRuns = makeClaimEndedRuns(database, starts)
    const ada = await signUp(app)
    const owner = { userId: ada.user.id, userName: ada.user.username }
    const [first, second] = [await playRun(app), await playRun(app)]
    const runs = [first, second].map(({ id, claim: secret = '' }) => ({ id, claim: secret }))
    for (let n = 0; n < 99; n += 1) await starts.take([{ key: ada.user.id, times: 1 }])
    const wrong = { id: second.id, claim: 'x' }
    expect(await claimRuns(owner, [wrong])).toEqual({ claimed: [], later: [] })
    expect(await claimRuns(owner, runs)).toEqual({ claimed: [first.id], later: [second.id] })
    expect(await claimRuns(owner, runs)).toEqual({ claimed: [first.id], later: [second.id] })
  })
})
