import { createRequire } from 'node:module'
import { isDisallowedInAnyCase, visibleText } from '@fable/engine'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import unhomoglyph from 'unhomoglyph'

/**
 * Terms of the word list that names contain: Dickinson, Cummings, Pissarro, Siriporn, Fagan, Fukuda … They are
 * refused as whole words only.
 */
const INSIDE_NAMES: ReadonlySet<string> = new Set(
  `abo anal anus arse ass bitch boob boonga chink cock cum dick dyke fag hooker kike negro orgy penis
  piss porn prick rape retard scat semen sex shit slut spastic tit turd twat wank`.split(/\s+/),
)

/** Names that are disallowed words in lower case. Only with a capital letter do they count as names. */
const CAPITALISED_NAMES = /(?<!\p{L})(?:Dick|Dyke|Fanny|Raper)(?!\p{L})/gu

/** Beginnings of names that the word list mistakes for other words: Fukuda, Fukushima. */
const NAME_PARTS: readonly string[] = ['fuku']

/** Words of the lists that are also names or harmless words elsewhere. */
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

/** Words and phrases by language. The package has no types. */
const naughtyWords = createRequire(import.meta.url)('naughty-words') as Readonly<
  Record<string, readonly string[]>
>

const { blacklistedTerms, whitelistedTerms = [] } = englishDataset
  .removePhrasesIf(({ metadata }) => INSIDE_NAMES.has(metadata?.originalWord ?? ''))
  .build()

/** Finds words that no name contains, anywhere in a text: with repeated letters, too. */
const anywhere = new RegExpMatcher({
  ...englishRecommendedTransformers,
  blacklistedTerms,
  whitelistedTerms: [...whitelistedTerms, ...NAME_PARTS],
})

const LETTERS = /[^\p{L}\p{M}]/gu
const ACCENTS = /\p{M}/gu

/** The letters of a text, in lower case and without accents. */
const lettersOf = (text: string) =>
  text.toLowerCase().normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(LETTERS, '')

/** Short offensive words of other languages are often names or ordinary words elsewhere. */
const SHORTEST = { english: 3, other: 4 }
const isLatin = (word: string) => /\p{Script=Latin}/u.test(word)

const isKept = (word: string, language: string) => {
  const shortest = language === 'en' ? SHORTEST.english : SHORTEST.other
  return word !== '' && (!isLatin(word) || word.length >= shortest) && !ALSO_NAMES.has(word)
}

/** Whole words of many languages, without blanks and accents. */
const WHOLE = new Set(
  Object.entries(naughtyWords).flatMap(([language, words]) =>
    words.map(lettersOf).filter((word) => isKept(word, language)),
  ),
)

/** Digits and signs that are read as letters. '1' is read in two ways. */
const LEET: Readonly<Record<string, string>> = {
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
  text.replaceAll(/[013456789@$!+€|]/gu, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)))

const NUMBERS = new Set(['88', '1488', '14/88'])

/** Looks like ASCII, so that a Cyrillic 'a' reads as a Latin one. Accents stay letters of their own. */
const withoutLookAlikes = (text: string) =>
  text.replaceAll(/[^\0-\x7f]/gu, (letter) => unhomoglyph(letter))

/** The possible readings of a name: unchanged, without look-alikes, and with digits as letters. */
export const readingsOf = (name: string): readonly string[] => {
  const visible = visibleText(name).normalize('NFKC').toLowerCase()
  const plain = withoutLookAlikes(visible)
  // A number alone is a number.
  const leet = /\p{L}/u.test(plain) ? [withLetters(plain, 'i'), withLetters(plain, 'l')] : []
  return [visible, plain, ...leet]
}

/** The words of a reading without digits ('word99'), and all of them joined ('f u c k'). */
export const wordsOf = (reading: string): readonly string[] =>
  [...reading.split(/[^\p{L}\p{M}]+/u), reading].map(lettersOf)

const isOffensiveWord = (word: string) => WHOLE.has(word) || isDisallowedInAnyCase(word)

/**
 * Checks whether a name contains a swear word or a slur, in many languages, including spellings with digits and
 * look-alikes.
 */
export const isOffensive = (name: string): boolean => {
  const checked = name.replaceAll(CAPITALISED_NAMES, '')
  if (NUMBERS.has(visibleText(checked))) return true
  return readingsOf(checked).some(
    (reading) =>
      anywhere.hasMatch(reading) ||
      anywhere.hasMatch(lettersOf(reading)) ||
      wordsOf(reading).some(isOffensiveWord),
  )
}
