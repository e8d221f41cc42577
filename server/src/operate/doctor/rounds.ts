import { dayOf, FEW_DAYS_LEFT } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { countDaysLeft } from '../../facts/rounds/choose-round.ts'
import { type Finding, good, wrong } from './finding.ts'

/** Reports nothing if a table is missing, because `checkMigrations` reports that. */
export async function checkRounds(database: Database, now: number): Promise<Finding[]> {
  try {
    const days = await countDaysLeft(database, dayOf(now))
    const text = `Unused sentences: enough for ${days} ${days === 1 ? 'day' : 'days'}.`
    const fix =
      'Update, or add some with "truths add" and "fables add". Otherwise the oldest rounds come again.'
    return [days < FEW_DAYS_LEFT ? wrong('rounds', text, fix) : good('rounds', text)]
  } catch {
    return []
  }
}
