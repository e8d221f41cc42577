import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { deleteUser } from '../../accounts/users.ts'
import type { SignedIn } from '../../http/app-env.ts'
import { withRequester } from '../../lib/work.ts'
import { onPostgres } from '../../testing/fresh-database.ts'
import { startRun } from '../../testing/ranked-runs.ts'
import { signUp, type TestAccount } from '../../testing/test-accounts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { drawRunId } from '../seeds.ts'
import { deleteAbandonedRuns, insertRun } from '../store.ts'
import { anonymiseRuns, listRunsOf } from './owner-store.ts'

const world: { owner: SignedIn | null } = { owner: null }
const app = await openTestApp({ findSignedIn: async () => Promise.resolve(world.owner) })
const { database } = app
const { db } = database

const ownerIn = ({ user: { id, username } }: TestAccount) => ({ userId: id, userName: username })

const signedInAs = (account: TestAccount): SignedIn => ({
  ...ownerIn(account),
  email: account.user.email,
  createdAt: 0,
  sessionId: 'any',
})

const insertFor = (account: TestAccount, id = drawRunId()) =>
  insertRun(database, {
    ...ownerIn(account),
    id,
    secret: 'c2VjcmV0',
    rules: 1,
    playerName: '',
    state: '{}',
    playedOn: '2026-11-01',
    startedAt: '2026-11-01T00:00:00.000Z',
  })

const runsOf = ({ user }: TestAccount) =>
  db.selectFrom('Runs').select('id').where('userId', '=', user.id).execute()

it('many exported runs are decoded in several pieces, each charged to the request', async () => {
  const account = await signUp(app)
  for (let n = 0; n < 100; n += 1) await insertFor(account)
  const charge = vi.fn<(ms: number) => void>()
  const requester = { site: '192.0.2.1', isGone: () => false, charge }
  const runs = await withRequester(requester, () => listRunsOf(database, account.user.id))
  expect(runs).toHaveLength(100)
  expect(charge.mock.calls.length).toBeGreaterThanOrEqual(5)
})

describe('a run that starts', () => {
  it('has no owner and no name if its account was just deleted', async () => {
    const account = await signUp(app, { username: 'Zanzibar' })
    await deleteUser(database, account.user, [anonymiseRuns])
    world.owner = signedInAs(account)
    const { id, player } = await startRun(app, { playerName: 'Wanda' })
    expect(player).toEqual({ playerName: 'Wanda', userName: '' })
    const row = await db.selectFrom('Runs').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row?.userId).toBeNull()
    expect(JSON.stringify(row)).not.toContain('Zanzibar')
  })
})

if (onPostgres) {
  /** Number of queries that wait for a lock. */
  const waiting = async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return Number(rows[0]?.count)
  }

  const lock = (connection: typeof db, id: string) =>
    connection.selectFrom('Runs').select('id').where('id', '=', id).forNoKeyUpdate().execute()

  describe('deleting an account', () => {
    it('prevents a run from starting at the same time, and leaves no run of the account', async () => {
      const account = await signUp(app)
      const id = drawRunId()
      await insertFor(account, id)
      const { deletion, start } = await db.transaction().execute(async (other) => {
        await lock(other, id)
        const deletion = deleteUser(database, account.user, [anonymiseRuns])
        await expect.poll(waiting).toBe(1)
        const start = insertFor(account)
        await expect.poll(waiting).toBe(2)
        return { deletion, start }
      })
      await deletion
      expect(await start).toBe(false)
      expect(await runsOf(account)).toEqual([])
    })
  })

  it.each<[string, (account: TestAccount) => Promise<unknown>]>([
    ['deleting an account', ({ user }) => deleteUser(database, user, [anonymiseRuns])],
    ['clearing old runs', () => deleteAbandonedRuns(database, Date.parse('2026-12-02'))],
  ])(
    '%s waits for runs in the order of their ids, so that turns in that order cannot deadlock with it',
    async (_, remove) => {
      const account = await signUp(app)
      const [first = '', second = ''] = [drawRunId(), drawRunId()].sort()
      for (const id of [second, first]) await insertFor(account, id)
      const { removal } = await db.transaction().execute(async (turns) => {
        await lock(turns, first)
        const removal = remove(account)
        await expect.poll(waiting).toBe(1)
        await lock(turns, second)
        return { removal }
      })
      await removal
      expect(await runsOf(account)).toEqual([])
    },
  )
}
