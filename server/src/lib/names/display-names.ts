import { isAllowedName } from '@fable/engine'
import { spellingOf } from './spelling.ts'

/** The public name of a player whose own name is not shown. */
export const ADVENTURER = 'Adventurer'

/** Returns the trimmed name, or '' if it is not allowed. With '' the run asks for a name. */
export const storedName = (name = ''): string => (isAllowedName(name) ? name.trim() : '')

/** Finds which of these spellings are usernames. */
export type FindUsernames = (spellings: readonly string[]) => Promise<ReadonlySet<string | null>>

/** The stored names of an ended run. */
export type NamedRun = {
  /** The username of the account that played it, '' for a guest. */
  readonly userName: string
  readonly playerName: string
  readonly boardName: string | null
  /** Not 0: the operator hid the run, or its name alone. */
  readonly hidden: number
  readonly nameHidden: number
}

/** Returns the public form of a run's name, by default that on the leaderboard. */
export type DisplayName = (run: NamedRun, name?: string) => string

/**
 * Decides which names of these runs everybody may see. 'Adventurer' replaces a name that breaks the rules of usernames,
 * an account's username (in any spelling) used by a guest, and a name that the operator has hidden.
 */
export const findDisplayNames = async (
  findUsernames: FindUsernames,
  runs: readonly NamedRun[],
): Promise<DisplayName> => {
  // Loading the word lists takes a tenth of the server's start, so they are loaded later.
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
