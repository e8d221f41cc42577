import type { GameVariables } from './game-variables.ts'

export const withoutClaim = <Run extends { readonly claim?: string }>({
  claim: _claim,
  ...run
}: Run): Omit<Run, 'claim'> => run

/** The secrets that claim runs stay in their browser. */
export function withoutClaims(save: GameVariables): GameVariables {
  if (!save.run) return save
  const { shelf, ...run } = withoutClaim(save.run)
  return { ...save, run: { ...run, ...(shelf && { shelf: withoutClaims(shelf) }) } }
}
