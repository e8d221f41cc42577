import { isAllowedName } from '@fable/engine'
import { spellingOf } from './spelling.ts'

export const ADVENTURER = 'Adventurer'

/** '' if the name is not allowed; the run then asks for one. */
export const storedName = (name = ''): string => (isAllowedName(name) ? name.trim() : '')

export type FindUsernames = (spellings: readonly string[]) => Promise<ReadonlySet<string>>

export type NamedRun = {
  readonly userName: string
  readonly playerName: string
  readonly boardName: string | null
  /** Not 0 if the operator has hidden the run; `nameHidden` is about its name alone. */
  readonly hidden: number
  readonly nameHidden: number
}

export type DisplayName = (run: NamedRun, name?: string) => string

/**
 * A name is replaced by 'Adventurer' if it breaks the rules of usernames, if the operator has hidden it, or if a guest
 * uses the username of an account in any spelling.
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
