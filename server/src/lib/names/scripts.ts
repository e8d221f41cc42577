/** Scripts that are written together: with Latin letters, and without. */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
]

/** The other scripts in common use (Unicode TR 31). Each stands alone: many have letters that look Latin. */
const ALONE = [
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Cherokee',
    'Cyrillic',
    'Devanagari',
    'Ethiopic',
    'Georgian',
  ],
  ...[
    'Greek',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Khmer',
    'Lao',
    'Malayalam',
    'Mongolian',
  ],
  ...['Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan', 'Tifinagh'],
]

/** Matches texts whose letters all belong to these scripts, or to none in particular. */
const onlyLettersOf = (scripts: readonly string[]) => {
  const letters = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[\\P{L}${letters.join('')}]*$`, 'u')
}

const WRITTEN_TOGETHER = [...TOGETHER, ...ALONE.map((script) => [script])].map(onlyLettersOf)

/** Whether the letters of a text are of one script, or of scripts that are written together, as in Japanese. */
export const isOneScript = (text: string): boolean => {
  const normal = text.normalize('NFKC')
  return WRITTEN_TOGETHER.some((pattern) => pattern.test(normal))
}
