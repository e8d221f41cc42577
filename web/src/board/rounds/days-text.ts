import { plural } from '../../lib/words.ts'
import { countFires, currentDays } from './results.ts'
import type { Own } from './round-texts.ts'

export function daysTextOf({ results, seals }: Own, today: string): string {
  const days = currentDays(results, today)
  const fires = countFires(results, seals)
  if (days === 0 && fires === 0) return 'A fire for each fable you spot'
  const row = results[today] ? `Day ${days}` : plural(days, 'day')
  return days === 0 ? plural(fires, 'fire') : `${row} · ${plural(fires, 'fire')}`
}
