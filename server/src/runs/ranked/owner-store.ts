import { sql } from 'kysely'
import type { ResponseOf } from '@fable/contract'
import type { Database } from '../../db/database.ts'
import { queueLongWork } from '../../http/long-work.ts'
import { ADVENTURER } from '../../lib/names/display-names.ts'
import { decodeInputs, decodeLanterns } from '../seeds.ts'
import { isOpen } from '../store.ts'

type OwnRun = ResponseOf<'GET /api/account/export'>['runs'][number]

const selectRunsOf = ({ db }: Database, userId: string) =>
  db
    .selectFrom('Runs')
    .select(['id', 'userName', 'playerName', 'boardName', 'rules', 'inputs', 'transcript'])
    .select(['startedAt', 'playedOn', 'endedAt', 'daysSurvived', 'lostDays', 'strength'])
    .select([
      'flames',
      'lanterns',
      'state',
      'rankAtEnd',
      'road',
      'attempt',
      'streak',
      'hidden',
      'nameHidden',
    ])
    .where('userId', '=', userId)
    .orderBy('playedOn', 'desc')
    .orderBy('startedAt', 'desc')

type RunRow = Awaited<ReturnType<ReturnType<typeof selectRunsOf>['execute']>>[number]

const toOwnRun = (run: RunRow): OwnRun => ({
  id: run.id,
  open: isOpen(run),
  playerName: run.boardName ?? run.playerName,
  userName: run.userName,
  rules: run.rules,
  inputs: decodeInputs(run),
  playedOn: run.playedOn,
  startedAt: run.startedAt,
  ...(run.endedAt !== null && {
    endedAt: run.endedAt,
    daysSurvived: run.daysSurvived ?? 0,
    flames: run.flames,
    lostDays: run.lostDays,
    strength: run.strength ?? 0,
  }),
  ...(run.lanterns !== '' && { lanterns: decodeLanterns(run.lanterns) }),
  ...(run.rankAtEnd !== null && { rankAtEnd: run.rankAtEnd }),
  ...(run.road !== null && { road: run.road, attempt: run.attempt === 1 }),
  ...(run.streak !== null && { streak: run.streak }),
  hidden: run.hidden !== 0 || run.nameHidden !== 0,
})

/** Runs are decoded in batches, because an account can have thousands. */
const DECODED_AT_ONCE = 20

/** The run that was played last is first. Secrets are left out, because some of them are still in use. */
export async function listRunsOf(database: Database, userId: string): Promise<OwnRun[]> {
  const rows = await selectRunsOf(database, userId).execute()
  const runs: OwnRun[] = []
  while (runs.length < rows.length) {
    const next = rows.slice(runs.length, runs.length + DECODED_AT_ONCE)
    runs.push(...(await queueLongWork(() => next.map(toOwnRun))))
  }
  return runs
}

/**
 * Call it in a transaction. Runs that have not ended are deleted, because they contain the player's names. Ended runs
 * stay on the leaderboard as 'Adventurer', so that the ranks of others do not change; a rank by itself is not personal
 * data.
 */
export async function anonymiseRuns(
  database: Database,
  { id: userId }: { readonly id: string },
): Promise<void> {
  const { db, dialect } = database
  if (dialect === 'postgres') {
    // The rows are locked in the same order as in `updateTurns`. Otherwise the two transactions could deadlock.
    const runs = db.selectFrom('Runs').select('id').where('userId', '=', userId)
    await runs.orderBy('id').forUpdate().execute()
  }

  await db.deleteFrom('Runs').where('userId', '=', userId).where('endedAt', 'is', null).execute()
  /** @until 0.0.33 Servers of 0.0.32 write to this table. */
  await db.deleteFrom('BestRuns').where('userId', '=', userId).execute()
  await db
    .deleteFrom('HiddenPlayers')
    .where('kind', '=', 'account')
    .where('key', '=', userId)
    .execute()

  const anonymousName = (column: 'userName' | 'playerName') =>
    sql<string>`case when ${sql.ref(column)} = '' then '' else ${ADVENTURER} end`
  await db
    .updateTable('Runs')
    .set({
      userId: null,
      userName: anonymousName('userName'),
      playerName: anonymousName('playerName'),
      boardName: ADVENTURER,
      claimHash: null,
    })
    .where('userId', '=', userId)
    .execute()
}
