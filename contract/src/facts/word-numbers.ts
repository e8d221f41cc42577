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

/** Words with an ending that means something else than a plural. */
const NO_PLURALS: readonly string[] = ['hers', 'news', 'ours']

/** The endings of plurals, each with those of the singulars that it may stand for. */
const SINGULARS: readonly (readonly [ending: RegExp, singulars: readonly string[]])[] = [
  [/ies$/, ['y']],
  [/ves$/, ['f', 'fe']],
  [/ses$/, ['s', 'sis']],
  [/(?<=x|z|ch|sh|o)es$/, ['']],
  [/(?<!s)s$/, ['']],
]

/** The endings of singulars whose plurals do not begin with them. */
const PLURALS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=[lr]|ea|oa)f$/, 'ves'],
  [/(?<=i)fe$/, 'ves'],
  [/sis$/, 'ses'],
]

/** A shorter word is rarely a noun, and its ending rarely a plural. */
const SINGULAR_MIN = 3

/**
 * Returns words that may be the singular or the plural of an English word in lower case, except for plurals that begin
 * with it. Some of them are no words at all.
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
