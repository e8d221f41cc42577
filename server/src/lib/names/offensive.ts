import { createRequire } from 'node:module'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import unhomoglyph from 'unhomoglyph'
import { isDisallowedInAnyCase, visibleText } from '@fable/engine'

/**
 * These words also occur within names, such as Dickinson, Cummings, Pissarro, Siriporn, Fagan and Fukuda. So a name is
 * refused only if it contains one of them as a whole word.
 */
const INSIDE_NAMES: ReadonlySet<string> = new Set(
  `abo anal anus arse ass bitch boob boonga chink cock cum dick dyke fag hooker kike negro orgy penis
  piss porn prick rape retard scat semen sex shit slut spastic tit turd twat wank`.split(/\s+/),
)

/** In lower case these are offensive words, so only the form with a capital letter counts as a name. */
const CAPITALISED_NAMES = /(?<!\p{L})(?:Dick|Dyke|Fanny|Raper)(?!\p{L})/gu

/** The word list mistakes this part of Fukuda and Fukushima for another word. */
const NAME_PARTS: readonly string[] = ['fuku']

const ALSO_NAMES: ReadonlySet<string> = new Set(
  `anita amador aranha ariano asbak balle barom basin biga bimbos bitte bobo bonze bordel brinca burro busty
  cadavere camisinha cerveja cesso comer concha conne corno cozza cumming debil dombo domination drol eikel escort
  eunuch fanny fava fica figa fiesta fing folle franc gerbe griet heterosexual homosexual bissexual horny
  idiota infierno inferno johny jajko jajco juggs kanen kimme knor kokot kukuk kunda lolita lummel mama
  martillo marha matje molo mona monta moona mufti muna mussa naida olla paal palle panna pano pele
  picio pina pinche pinto pippa pipi piru pitt playboy pofa pompa poot porco potta quaglia racista regina reva
  rosette saco santorum sadico satan scat sega snatch spagnola stake subba suck sucks suka swinger taistelu
  tanche tanga tavara terrone tirare toosa topa topless torneira trio troia tushy tusan twinkie vacca vangare
  veado vibrador viiksi watje xana helvete helvetet pokker fanken muts sike pala pan pute piste`.split(
    /\s+/,
  ),
)

/** The words of each language. The package has no types of its own. */
const naughtyWords = createRequire(import.meta.url)('naughty-words') as Readonly<
  Record<string, readonly string[]>
>

const { blacklistedTerms, whitelistedTerms = [] } = englishDataset
  .removePhrasesIf(({ metadata }) => INSIDE_NAMES.has(metadata?.originalWord ?? ''))
  .build()

/** Finds words that occur in no name. They are found anywhere in a text, even with repeated letters. */
const anywhere = new RegExpMatcher({
  ...englishRecommendedTransformers,
  blacklistedTerms,
  whitelistedTerms: [...whitelistedTerms, ...NAME_PARTS],
})

const LETTERS = /[^\p{L}\p{M}]/gu
const ACCENTS = /\p{M}/gu

const lettersOf = (text: string) =>
  text.toLowerCase().normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(LETTERS, '')

/**
 * Shorter words in Latin letters are not used. The limit is higher for languages other than English, because their
 * short words are often names or ordinary words elsewhere.
 */
const SHORTEST = { english: 3, other: 4 }
const isLatin = (word: string) => /\p{Script=Latin}/u.test(word)

const WHOLE = new Set(
  Object.entries(naughtyWords).flatMap(([language, words]) =>
    words.map(lettersOf).filter((word) => isKept(word, language)),
  ),
)

const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
  '€': 'e',
  '|': 'l',
}
const withLetters = (text: string, one: string) =>
  text.replaceAll(/[013456789@$!+€|]/gu, (sign) =>
    sign === '1' ? one : (LETTER_OF_SIGN[sign] ?? sign),
  )

const NUMBERS = new Set(['88', '1488', '14/88'])

// For example, a Cyrillic 'a' becomes a Latin 'a'. Most letters with accents stay as they are.
const withoutLookAlikes = (text: string) =>
  text.replaceAll(/[^\0-\x7f]/gu, (letter) => unhomoglyph(letter))

export function readingsOf(name: string): readonly string[] {
  const visible = visibleText(name).normalize('NFKC').toLowerCase()
  const plain = withoutLookAlikes(visible)
  // Digits are read as letters only if the name also has letters.
  const leet = /\p{L}/u.test(plain) ? [withLetters(plain, 'i'), withLetters(plain, 'l')] : []
  return [visible, plain, ...leet]
}

export const wordsOf = (reading: string): readonly string[] =>
  [...reading.split(/[^\p{L}\p{M}]+/u), reading].map(lettersOf)

const isOffensiveWord = (word: string) => WHOLE.has(word) || isDisallowedInAnyCase(word)

export function isOffensive(name: string): boolean {
  const checked = name.replaceAll(CAPITALISED_NAMES, '')
  if (NUMBERS.has(visibleText(checked))) return true
  return readingsOf(checked).some(
    (reading) =>
      anywhere.hasMatch(reading) ||
      anywhere.hasMatch(lettersOf(reading)) ||
      wordsOf(reading).some(isOffensiveWord),
  )
}

function isKept(word: string, language: string) {
  const shortest = language === 'en' ? SHORTEST.english : SHORTEST.other
  return word !== '' && (!isLatin(word) || word.length >= shortest) && !ALSO_NAMES.has(word)
}
