import type { View } from '@fable/engine'
import { numberWord } from '../../lib/words.ts'

/** How many attacks at the maximum a foe takes: what the dice are up against. */
function blowsText(health: number, maxDamage: number): string {
  if (health === 0) return 'Defeated.'
  if (maxDamage === 0) return 'No blow of yours would do it.'
  const blows = Math.ceil(health / maxDamage)
  if (blows === 1) return 'One full blow would do it.'
  return `${numberWord(blows)} full blows.`
}

/** One line under the name of whoever, or whatever, stands there. */
export function taglineOf({ opponent, tagline, prompt, player, seenPaths }: View): string {
  if (opponent) return blowsText(opponent.health, player.maxDamage)
  if (tagline) return tagline
  if (prompt.mode === 'paychance') return 'Somebody has left the fog on.'
  if (prompt.mode !== 'paths') return ''
  return seenPaths ? 'Nobody on them is looking at you yet.' : 'They are looking at their feet.'
}
