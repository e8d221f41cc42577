import { isAllowedName, isDisallowedInAnyCase } from '@fable/engine'

/** The public name of a player whose own name is not shown. */
export const ADVENTURER = 'Adventurer'

/** Returns the trimmed name, or '' if it is not allowed. With '' the run asks for a name. */
export const storedName = (name = ''): string => (isAllowedName(name) ? name.trim() : '')

/** Returns the name, or 'Adventurer' if it is disallowed in any letter case. */
export const publicName = (name: string): string =>
  isDisallowedInAnyCase(name) ? ADVENTURER : name
