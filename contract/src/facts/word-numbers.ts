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

/** Plurals that begin with the singular need no row. */
const PLURALS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=[lr]|ea|oa)f$/, 'ves'],
  [/(?<=i)fe$/, 'ves'],
  [/sis$/, 'ses'],
]

/** A shorter word is rarely a noun, and its ending rarely a plural. */
const SINGULAR_MIN = 3

/** `word` is English, in lower case. Plurals that begin with it are left out, and some results are no words at all. */
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
