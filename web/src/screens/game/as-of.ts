import type { Line, View } from '@fable/engine'

/** A view with the stats that the printed lines have told so far. */
export function asOf(view: View, printed: readonly Line[]): View {
  return printed.reduce<View>((seen, { now }) => {
    if (!now) return seen
    const { foeHealth, ...stats } = now
    return {
      ...seen,
      player: { ...seen.player, ...stats },
      opponent:
        seen.opponent && foeHealth !== undefined
          ? { ...seen.opponent, health: foeHealth }
          : seen.opponent,
    }
  }, view)
}
