import type { Line, View } from '@fable/engine'
import { MARLOWE } from '@fable/engine/content'

const nobody = { opponent: null, character: null, characterName: null, tagline: null }

/**
 * Returns the view at a printed line: `before`, with the numbers that the lines so far have changed. An opponent who
 * appears in these lines, and the speaker on day 100, are taken from the view after the turn.
 */
export function viewAtLine(
  before: View,
  printed: readonly Pick<Line, 'snapshot' | 'cue'>[],
  after: View,
): View {
  return printed.reduce<View>((view, { snapshot, cue }) => {
    if (!snapshot) return view
    const { foeHealth, ...stats } = snapshot
    const player = { ...view.player, ...stats }
    if (cue === 'hundredth-day') {
      const { character, characterName } = after
      const tagline = MARLOWE.taglines.hundredthDay
      return { ...view, player, opponent: null, character, characterName, tagline }
    }
    if (foeHealth === undefined) return { ...view, player, ...(view.opponent && nobody) }
    const { opponent, character, characterName, tagline } = view.opponent ? view : after
    return {
      ...view,
      player,
      opponent: opponent && { ...opponent, health: foeHealth },
      character,
      characterName,
      tagline,
    }
  }, before)
}
