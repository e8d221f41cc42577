import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../testing/fresh-database.ts'
import { signUp, type TestPlayer } from '../testing/players.ts'
import { startRun } from '../testing/ranked-runs.ts'
import { openTestApp } from '../testing/test-app.ts'
import type { SignedIn } from '../platform/http/identity.ts'
import { drawRunId } from './seeds.ts'
import { deleteAbandonedRuns, insertRun } from './store.ts'
import { disownRuns } from './owner-store.ts'
import { deleteUser } from '../accounts/users.ts'

const world: { owner: SignedIn | null } = { owner: null }
const game = await openTestApp({ findSignedIn: async () => Promise.resolve(world.owner) })
afterAll(game.close)
const { database } = game
const { db } = database

const ownerIn = ({ user: { id, username } }: TestPlayer) => ({ userId: id, userName: username })

const signedInAs = (player: TestPlayer): SignedIn => ({
  ...ownerIn(player),
  email: player.user.email,
  sessionId: 'any',
})

const insertFor = (player: TestPlayer, id = drawRunId()) =>
  insertRun(database, {
    ...ownerIn(player),
    id,
    secret: 'c2VjcmV0',
    rules: 1,
    playerName: '',
    state: '{}',
    playedOn: '2026-11-01',
  })

const runsOf = ({ user }: TestPlayer) =>
  db.selectFrom('Runs').select('id').where('userId', '=', user.id).execute()

describe('a run that is started', () => {
  it("is its owner's", async () => {
    const player = await signUp(game)
    world.owner = signedInAs(player)
    const { id, player: told } = await startRun(game, { playerName: 'Wanda' })
    expect(told).toEqual({ playerName: 'Wanda', userName: player.user.username })
    expect(await runsOf(player)).toMatchObject([{ id }])
  })

  it("just when the account has been deleted is nobody's, and knows no name of it", async () => {
    const player = await signUp(game, { username: 'Zanzibar' })
    await deleteUser(database, player.user, [disownRuns])
    world.owner = signedInAs(player)
    const { id, player: told } = await startRun(game, { playerName: 'Wanda' })
    expect(told).toEqual({ playerName: 'Wanda', userName: '' })
    const row = await db.selectFrom('Runs').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row?.userId).toBeNull()
    expect(JSON.stringify(row)).not.toContain('Zanzibar')
  })
})

if (onPostgres) {
  /** How many queries wait for what another holds. */
  const waiting = async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return Number(rows[0]?.count)
  }

  const lock = (connection: typeof db, id: string) =>
    connection.selectFrom('Runs').select('id').where('id', '=', id).forNoKeyUpdate().execute()

  describe('deleting an account', () => {
    it('leaves it no run that is started meanwhile', async () => {
      const player = await signUp(game)
      const id = drawRunId()
      await insertFor(player, id)
      const { deletion, start } = await db.transaction().execute(async (other) => {
        await lock(other, id)
        const deletion = deleteUser(database, player.user, [disownRuns])
        await expect.poll(waiting).toBe(1)
        const start = insertFor(player)
        await expect.poll(waiting).toBe(2)
        return { deletion, start }
      })
      await deletion
      expect(await start).toBe(false)
      expect(await runsOf(player)).toEqual([])
    })
  })

  it.each<[string, (player: TestPlayer) => Promise<unknown>]>([
    ['deleting an account', ({ user }) => deleteUser(database, user, [disownRuns])],
    ['clearing old runs', () => deleteAbandonedRuns(database, '2026-11-02')],
  ])('%s waits for turns as they do for each other: in the order of ids', async (_, remove) => {
    const player = await signUp(game)
    const [first = '', second = ''] = [drawRunId(), drawRunId()].sort()
    for (const id of [second, first]) await insertFor(player, id)
    const { removal } = await db.transaction().execute(async (turns) => {
      await lock(turns, first)
      const removal = remove(player)
      await expect.poll(waiting).toBe(1)
      await lock(turns, second)
      return { removal }
    })
    await removal
    expect(await runsOf(player)).toEqual([])
  })
}
