import type { Line, View } from '@fable/engine'

/**
 * What is to be seen when some lines of a turn are printed: `before` with what they have told. Whom they
 * introduce, the view after the turn knows.
 */
export function asOf(before: View, printed: readonly Line[], after: View): View {
  return printed.reduce<View>((seen, { now }) => {
    if (!now) return seen
    const { foeHealth, ...stats } = now
    const player = { ...seen.player, ...stats }
    if (foeHealth === undefined) {
      const isGone = seen.opponent && { opponent: null, character: null, characterName: null }
      return { ...seen, player, ...isGone }
    }
    const { opponent, character, characterName } = seen.opponent ? seen : after
    return {
      ...seen,
      player,
      opponent: opponent && { ...opponent, health: foeHealth },
      character,
      characterName,
    }
  }, before)
}
