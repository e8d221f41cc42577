import type { Day } from '@fable/contract'
import type { RoundResult } from '@fable/contract/limits'
import { useResults } from './results.ts'
import type { Own } from './round-texts.ts'
import { sealsOf, useSeals } from './seals.ts'

export function useOwn(): Own {
  return { results: useResults(), seals: useSeals() }
}

/** Adds the result and the seals of a day, because the server may know more about them than this browser. */
export function useOwnWith(day: Day, result: RoundResult): Own {
  const { results, seals } = useOwn()
  return { results: { ...results, [day.day]: result }, seals: { ...seals, ...sealsOf(day) } }
}
