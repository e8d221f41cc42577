import { isAllowedName } from '@fable/engine'
import { spellingOf } from './spelling.ts'

export const ADVENTURER = 'Adventurer'

/** Returns '' if the name is not allowed. The run then asks for a name. */
export const storedName = (name = ''): string => (isAllowedName(name) ? name.trim() : '')

export type FindUsernames = (spellings: readonly string[]) => Promise<ReadonlySet<string>>

export type NamedRun = {
  readonly userName: string
  readonly playerName: string
  readonly boardName: string | null
  /** Not 0 if the operator has hidden the run. `nameHidden` concerns only the name of the run. */
  readonly hidden: number
  readonly nameHidden: number
}

export type DisplayName = (run: NamedRun, name?: string) => string

/**
 * A name is replaced by 'Adventurer' if it breaks the rules of usernames, if the operator has hidden the run or its
 * name, or if it is the username of another account in any spelling.
 */
export async function findDisplayNames(
  findUsernames: FindUsernames,
  runs: readonly NamedRun[],
): Promise<DisplayName> {
  // The word lists are loaded on demand, so that the server starts faster.
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
