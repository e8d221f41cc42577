import type { LeaderboardEntry, RequestOf } from '@fable/contract'
import { type Ending, type Tally, type WagerId, wagersIn, wagerStatus } from '@fable/engine'

/** The wagers that were taken on a run, as its row stores them. */
export type TakenWagers = {
  /** Their ids, separated by commas; null for none. */
  readonly wager: string | null
}

/** The wagers of an ended run, as its row stores them. */
type EndedWagers = TakenWagers & {
  /** The ids of those that the run has kept, separated by commas; null if it is not known. */
  readonly wagers: string | null
}

/** Returns the wagers that a request takes, as the row of its run stores them. */
export const takenWagers = ({
  wager,
  wagers,
}: RequestOf<'POST /api/runs'>['body']): TakenWagers => ({
  wager: wagersIn(wagers ?? [wager ?? '']).join(',') || null,
})

const splitIds = (ids: string | null): string[] => ids?.split(',').filter(Boolean) ?? []

/** Returns the wagers that were taken on a run. */
export const wagersOf = ({ wager }: TakenWagers): readonly WagerId[] => wagersIn(splitIds(wager))

/** Decides the wagers of a run that ends, and returns those that it has kept, as its row stores them. */
export const keptWagers = (run: TakenWagers, tally: Tally, ending: Ending): string =>
  wagersOf(run)
    .filter((wager) => wagerStatus(wager, tally, ending) === 'kept')
    .join(',')

/** Returns the wagers of an ended run as its leaderboard entry shows them. */
export const shownWagers = (run: EndedWagers): Pick<LeaderboardEntry, 'wagers' | 'lostWagers'> => {
  const kept = splitIds(run.wagers)
  const lost = wagersOf(run).filter((wager) => !kept.includes(wager))
  return {
    ...(kept.length > 0 && { wagers: kept }),
    ...(lost.length > 0 && { lostWagers: lost }),
  }
}

/** Returns the wagers of a run for the export of its account. */
export const exportedWagers = ({
  wager,
  wagers,
}: EndedWagers): { readonly taken?: string[]; readonly wagers?: string[] } => ({
  ...(wager !== null && { taken: splitIds(wager) }),
  ...(wagers && { wagers: splitIds(wagers) }),
})
