import unhomoglyph from 'unhomoglyph'
import { visibleText } from '@fable/engine'

export const withSingleBlanks = (name: string): string => name.replaceAll(/\p{Zs}+/gu, ' ').trim()

/**
 * Returns a form of a name that is equal for all names that can be mistaken for each other. It ignores letter case,
 * Unicode form, spaces, invisible characters, and look-alikes (the skeleton of Unicode TR 39): '1', 'l' and 'I' are the
 * same, and so are a Latin and a Cyrillic 'a'.
 */
export const spellingOf = (name: string): string =>
  unhomoglyph(visibleText(name.normalize('NFKC').toLowerCase()))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/gu, '')
    .replaceAll('i', 'l')
