import type { GameVariables } from './game-variables.ts'

export const withoutClaim = <Run extends { readonly claim?: string }>({
  claim: _claim,
  ...run
}: Run): Omit<Run, 'claim'> => run

/** Removes the secrets that claim runs. They stay in this browser. */
export function withoutClaims(save: GameVariables): GameVariables {
  if (!save.run) return save
  const { shelf, ...run } = withoutClaim(save.run)
  return { ...save, run: { ...run, ...(shelf && { shelf: withoutClaims(shelf) }) } }
}
