import type { Line, View } from '@fable/engine'

/** A view with the stats that the printed lines have told so far. */
export function asOf(view: View, printed: readonly (Line | null)[]): View {
  return printed.reduce<View>((seen, line) => {
    if (!line?.now) return seen
    const { foeHealth, ...stats } = line.now
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
