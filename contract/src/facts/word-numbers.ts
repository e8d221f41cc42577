const IRREGULAR = [
  ['bacterium', 'bacteria'],
  ['cactus', 'cacti'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['fungus', 'fungi'],
  ['goose', 'geese'],
  ['louse', 'lice'],
  ['man', 'men'],
  ['mouse', 'mice'],
  ['nucleus', 'nuclei'],
  ['person', 'people'],
  ['phenomenon', 'phenomena'],
  ['thief', 'thieves'],
  ['tooth', 'teeth'],
  ['woman', 'women'],
] as const

const NO_PLURALS: readonly string[] = ['hers', 'news', 'ours']

const SINGULARS: readonly (readonly [ending: RegExp, singulars: readonly string[]])[] = [
  [/ies$/, ['y']],
  [/ves$/, ['f', 'fe']],
  [/ses$/, ['s', 'sis']],
  [/(?<=x|z|ch|sh|o)es$/, ['']],
  [/(?<!s)s$/, ['']],
]

/**
 * A plural that begins with its singular needs no row, because a search also finds longer words with the same
 * beginning.
 */
const PLURALS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=[lr]|ea|oa)f$/, 'ves'],
  [/(?<=i)fe$/, 'ves'],
  [/sis$/, 'ses'],
]

/** A word shorter than this is rarely a noun. */
const SINGULAR_MIN = 3

/**
 * Returns the possible singulars and plurals of an English word in lower case. Plurals that begin with the word are
 * left out. Some results are not words.
 */
export function otherNumbersOf(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || NO_PLURALS.includes(word)) return []
  const irregular = IRREGULAR.flatMap(([one, many]) => {
    if (word === one) return [many]
    return word === many ? [one] : []
  })
  const singulars = SINGULARS.filter(([ending]) => ending.test(word)).flatMap(([ending, endings]) =>
    endings.map((singular) => word.replace(ending, singular)),
  )
  const plurals = PLURALS.filter(([ending]) => ending.test(word)).map(([ending, plural]) =>
    word.replace(ending, plural),
  )
  const others = [...irregular, ...singulars, ...plurals]
  return others.filter((other, at) => other.length >= SINGULAR_MIN && others.indexOf(other) === at)
}
