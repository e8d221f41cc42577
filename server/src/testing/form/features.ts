import { textLength } from '@fable/contract/limits'

/** Counts something about the form of a sentence that does not say whether it is true. */
type Feature = (text: string) => number

const FAMOUS =
  `Edison Tesla Bell Einstein Newton Darwin Galileo Kepler Nobel Curie Freud Pasteur Fleming Salk Turing Euler
  Gauss Archimedes Mendel Mendeleev Linnaeus Faraday Watt Babbage Braille Eiffel Brunel Marconi Morse Wright Halley
  Napoleon Churchill Lincoln Washington Franklin Jefferson Roosevelt Hitler Stalin Lenin Caesar Cleopatra Nero Wellington
  Nightingale Columbus Magellan Cromwell Victoria Bismarck Gandhi Luther Charlemagne Rasputin Anastasia Tutankhamun
  Shakespeare Dickens Twain Wilde Shaw Orwell Kipling Tolstoy Goethe Verne Poe Proust Swift Defoe Austen Hemingway Pepys
  Kafka Dante Homer Voltaire Socrates Plato Aristotle Kant Marx Keynes Smith Strauss Ford Barnum Houdini
  Mozart Beethoven Haydn Chopin Bach Wagner Verdi Handel Elgar Leonardo Michelangelo Picasso Rembrandt Vermeer Monet Dalí
  Disney Hitchcock Chaplin Garbo Bond Potter Tolkien Christie Dracula Frankenstein Sherlock Holmes Cinderella Pinocchio
  Gulliver Alice Hamlet Macbeth Juliet Oz Moby-Dick Titanic Apollo Sputnik Concorde Monopoly Rosetta Stonehenge Versailles
  Barbie Lego Batman Superman Tarzan Godzilla Tetris Scrabble`.split(/\s+/)

const PEOPLE = `man woman boy girl couple doctor surgeon engineer chemist physicist economist astronomer botanist banker
  priest bishop monk painter writer novelist poet journalist reporter editor clerk swindler grocer tailor lawyer judge king
  queen prince spy officer soldier sailor general captain town bank firm company newspaper paper court farmer teacher
  student pupil professor inventor composer pianist keeper merchant widow prisoner governor minister actor actress`

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand dozen half twice'

/** The features of form by which somebody might guess which sentence is the fable. */
export const FEATURES: Readonly<Record<string, Feature>> = {
  'its length': textLength,
  'its words': (text) => wordsOf(text).length,
  'its sentences': (text) => sentencesOf(text).length,
  'the words of its last sentence': (text) => wordsOf(sentencesOf(text).at(-1) ?? '').length,
  'its digits': count(/\d/),
  'its years': count(/\b(?:1\d|20)\d\d\b/),
  'its decades': count(/\d0s\b/),
  'its numbers in letters': count(anyOf(NUMBERS)),
  'its quotation marks': count(/‘/),
  'its capital letters': count(/(?<!^|[.?!] )\b[A-Z]/),
  'its famous names': count(new RegExp(`\\b(?:${FAMOUS.join('|')})`)),
  'its anonymous people': count(
    new RegExp(`\\b(?:an?|two|three) (?:\\w+ )?(?:${PEOPLE.split(/\s+/).join('|')})\\b`, 'i'),
  ),
  'A at its beginning': count(/^An? /),
  'In at its beginning': count(/^(?:In|On|At|From|Until) /),
  'The at its beginning': count(/^The /),
  'a name at its beginning': count(/^[A-Z][a-z]+(?:’s)? (?:[A-Z]|[a-z]+(?:ed|s) )/),
  'its superlatives': count(
    anyOf('first last only most least oldest largest smallest best longest'),
  ),
  'its absolute words': count(anyOf('all every always never nobody nothing none no any ever')),
  'its negations': count(anyOf('not no never nobody nothing none neither nor hardly without')),
  'its hedges': count(anyOf('about some may might tend probably often almost nearly likely said')),
  'had in it': count(/\bhad\b/),
  'its reasons': count(anyOf('because since so hence for to')),
  'its studies': count(
    anyOf('study trial test tests studied researchers scientists doctors found showed measured'),
  ),
  'its prizes and patents': count(/\b(?:Nobel|[Pp]atent)/),
  'its origins of words': count(anyOf('named name called word term coined')),
  'its commas': count(/,/),
  'its colons and brackets': count(/[:;(]/),
}

function count(pattern: RegExp): Feature {
  const everywhere = new RegExp(pattern, `${pattern.flags}g`)
  return (text) => text.match(everywhere)?.length ?? 0
}

function anyOf(words: string): RegExp {
  return new RegExp(`\\b(?:${words.split(' ').join('|')})\\b`, 'i')
}

function wordsOf(text: string): readonly string[] {
  return text.split(' ')
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!]) (?=[A-Z‘])/)
}
