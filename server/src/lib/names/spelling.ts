import { visibleText } from '@fable/engine'
import unhomoglyph from 'unhomoglyph'

/** A name with single blanks, as usernames are stored. */
export const withSingleBlanks = (name: string): string => name.replaceAll(/\p{Zs}+/gu, ' ').trim()

/**
 * Names with the same spelling can be mistaken for each other. Ignores letter case, Unicode form, blanks, invisible
 * characters, and look-alikes (the skeleton of Unicode TR 39): '1', 'l' and 'I' are one letter, and so are Latin and
 * Cyrillic 'a'.
 */
export const spellingOf = (name: string): string =>
  unhomoglyph(visibleText(name.normalize('NFKC').toLowerCase()))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/gu, '')
    .replaceAll('i', 'l')
