import { addDays } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'

/** Yesterday's round is not over, because it still counts picks. */
export const lastDayOver = (today: string): string => addDays(today, -2)

/** Lists facts that are truths of rounds which are not over or have not begun. */
export async function listSecretFacts({ db }: Database, today: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('Rounds')
    .select(['firstFactId', 'secondFactId'])
    .where('day', '>', lastDayOver(today))
    .execute()
  return rows.flatMap(({ firstFactId, secondFactId }) => [firstFactId, secondFactId])
}
