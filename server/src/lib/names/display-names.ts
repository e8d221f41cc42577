import { isAllowedName } from '@fable/engine'
import { spellingOf } from './spelling.ts'

/** The name that is shown for a player whose own name must not be shown. */
export const ADVENTURER = 'Adventurer'

/** Returns the trimmed name, or '' if it is not allowed. With '' the run will ask for a name. */
export const storedName = (name = ''): string => (isAllowedName(name) ? name.trim() : '')

export type FindUsernames = (spellings: readonly string[]) => Promise<ReadonlySet<string>>

/** The stored names of an ended run, and whether they are hidden. */
export type NamedRun = {
  /** The username of the account that played it; '' for a guest. */
  readonly userName: string
  readonly playerName: string
  readonly boardName: string | null
  /** Not 0 if the operator has hidden the run; `nameHidden` is about its name alone. */
  readonly hidden: number
  readonly nameHidden: number
}

/** Returns a name of a run as everybody may see it; by default the name on the leaderboard. */
export type DisplayName = (run: NamedRun, name?: string) => string

/**
 * Decides which names of these runs everybody may see. A name is replaced by 'Adventurer' if it breaks the rules of
 * usernames, if the operator has hidden it, or if a guest uses the username of an account in any spelling.
 */
export async function findDisplayNames(
  findUsernames: FindUsernames,
  runs: readonly NamedRun[],
): Promise<DisplayName> {
  // Loaded on demand, because loading the word lists takes a tenth of the server's start.
  const { isPublicName } = await import('./rules.ts')
  const names = runs.flatMap(({ playerName, boardName }) => [playerName, boardName ?? ''])
  const taken = await findUsernames([...new Set(names.filter(isPublicName).map(spellingOf))])
  const isShown = ({ hidden, nameHidden, userName }: NamedRun, name: string) =>
    hidden === 0 &&
    nameHidden === 0 &&
    isPublicName(name) &&
    (name === userName || !taken.has(spellingOf(name)))
  return (run, name = run.boardName ?? '') =>
    name === '' || isShown(run, name) ? name : ADVENTURER
}
