import { routes } from '@fable/contract'
import { LEADERBOARD_GROUPS } from '@fable/contract/limits'
import { printable } from '../printable.ts'

/** Prints the first ten entries of each group, of all time. */
export const printLeaderboards = async (title: string, origin: string): Promise<void> => {
  for (const group of LEADERBOARD_GROUPS) {
    const response = await fetch(`${origin}/api/leaderboard?group=${group}`)
    const entries = routes['GET /api/leaderboard'].response[200].parse(await response.json())
    console.log(`\n${title}, ${group}:`)
    for (const { rank, playerName, daysSurvived, strength, seconds, guest } of entries) {
      const details = [
        `Days ${String(daysSurvived)}`,
        ...(strength === undefined ? [] : [`strength ${String(strength)}`]),
        ...(seconds === undefined ? [] : [`${String(seconds)} s`]),
        ...(guest ? ['guest'] : []),
      ]
      console.log(`${String(rank).padStart(3)}. ${printable(playerName)} - ${details.join(', ')}`)
    }
    if (entries.length === 0) console.log('     nobody')
  }
}
