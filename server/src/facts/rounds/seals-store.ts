import { sql } from 'kysely'
import type { RoundSeals } from '@fable/contract'
import {
  addDays,
  breakSeal,
  dayOf,
  type Saying,
  SAYINGS,
  SEAL_STATES,
  type SealState,
} from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { jsonRows } from '../../db/json-rows.ts'
import { accountDays } from './results-store.ts'
import { lastDayOver } from './secret-facts.ts'

/**
 * The oldest seal is first. If the account has played the round, or if the round is over, the seal's state says whether
 * it was right.
 */
export async function findSeals(
  { db }: Database,
  userId: string,
  now: number,
): Promise<RoundSeals> {
  const over = lastDayOver(dayOf(now))
  const rows = await db
    .selectFrom('RoundSeals')
    .leftJoin('Rounds', 'Rounds.day', 'RoundSeals.day')
    .leftJoin('RoundResults', (join) =>
      join
        .onRef('RoundResults.day', '=', 'RoundSeals.day')
        .onRef('RoundResults.userId', '=', 'RoundSeals.userId'),
    )
    .select(['RoundSeals.day', 'seal', 'fablePlace', 'sealedPlace', 'result'])
    .where('RoundSeals.userId', '=', userId)
    .orderBy('RoundSeals.day')
    .execute()

  return Object.fromEntries(
    rows.flatMap(({ day, seal, fablePlace, sealedPlace, result }) => {
      const state = SEAL_STATES[seal]
      if (!state) return []
      const isBroken = sealedPlace !== null && (result !== null || day <= over)
      return [[day, isBroken ? broken(state, sealedPlace === fablePlace) : state]]
    }),
  )
}

function broken(state: SealState, isFable: boolean): SealState {
  const said = SAYINGS.find((saying) => saying === state)
  return said ? breakSeal(said, isFable) : state
}

/** Stores seals up to tomorrow's round. If the account already has a seal for a day, that one stays. */
export async function mergeSeals(
  { db, dialect }: Database,
  { userId, seals, now }: { userId: string; seals: RoundSeals; now: number },
): Promise<void> {
  const added = accountDays(seals, { now, upTo: addDays(dayOf(now), 1) }).map(([day, state]) => ({
    day,
    seal: SEAL_STATES.indexOf(state),
  }))
  const rows = jsonRows(dialect, added, { day: 'text', seal: 'integer' })
  // If the account was deleted meanwhile, this adds nothing.
  await sql`
    insert into "RoundSeals" ("userId", "day", "seal")
    select "user"."id", "rows"."day", "rows"."seal" from "user", ${rows} where "user"."id" = ${userId}
    on conflict ("userId", "day") do nothing`.execute(db)
}

export async function findSaid(
  { db }: Database,
  {
    userId,
    day,
    isFable,
  }: { readonly userId: string; readonly day: string; readonly isFable: boolean },
): Promise<Saying | undefined> {
  const row = await db
    .selectFrom('RoundSeals')
    .select('seal')
    .where('userId', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  const state = row && SEAL_STATES[row.seal]
  return SAYINGS.find((said) => said === state || breakSeal(said, isFable) === state)
}
