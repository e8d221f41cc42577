import { isAllowedName, isDisallowedInAnyCase } from '@fable/engine'

/** What the board calls whoever it does not name. */
export const ADVENTURER = 'Adventurer'

/** A stored name as a run takes it; one that may not be entered is none, and the run asks for one. */
export const storedName = (name = ''): string => (isAllowedName(name) ? name.trim() : '')

/** A name as the public reads it: one on the disallowed list in any letter case is not told. */
export const publicName = (name: string): string =>
  isDisallowedInAnyCase(name) ? ADVENTURER : name
