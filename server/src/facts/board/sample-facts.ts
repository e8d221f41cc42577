import type { NewFact } from '@fable/contract'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { insertFact } from './store.ts'

const wikipedia = (article: string) => `https://en.wikipedia.org/wiki/${article}`

/** Five facts per category, in insertion order: the last one is first in the list. */
export const SAMPLE_FACTS: readonly NewFact[] = [
  {
    category: 'technology',
    text: 'The first webcam watched a coffee pot in Cambridge, so that nobody walked to an empty one.',
    source: wikipedia('Trojan_Room_coffee_pot'),
  },
  {
    category: 'science',
    text: 'Wombats leave cube-shaped droppings, which do not roll away from where they were put.',
    source: wikipedia('Wombat'),
  },
  {
    category: 'finance',
    text: 'In 2009 Zimbabwe printed a banknote of 100 trillion dollars: a one with fourteen zeros.',
    source: wikipedia('Hyperinflation_in_Zimbabwe'),
  },
  {
    category: 'society',
    text: 'Papua New Guinea has about 840 living languages, more than any other country.',
    source: wikipedia('Languages_of_Papua_New_Guinea'),
  },
  {
    category: 'entertainment',
    text: 'The roar of the Tyrannosaurus in Jurassic Park mixes a baby elephant, a tiger and an alligator.',
    source: wikipedia('Jurassic_Park_(film)'),
  },
  {
    category: 'health',
    text: 'Smallpox is the only human disease ever wiped out; its last natural case was in 1977.',
    source: wikipedia('Smallpox'),
  },
  {
    category: 'history',
    text: 'In 1814 a vat burst in a London brewery, and a wave of beer killed eight people.',
    source: wikipedia('London_Beer_Flood'),
  },
  {
    category: 'news',
    text: 'The oldest newspaper still published is Swedish: it began in 1645 and left paper in 2007.',
    source: wikipedia('Post-_och_Inrikes_Tidningar'),
  },
  {
    category: 'technology',
    text: "The first text message was sent in Britain on 3 December 1992. It read 'Merry Christmas'.",
    source: wikipedia('SMS'),
  },
  {
    category: 'science',
    text: 'A jellyfish, Turritopsis dohrnii, can turn back from an adult into a polyp and begin its life again.',
    source: wikipedia('Turritopsis_dohrnii'),
  },
  {
    category: 'finance',
    text: 'In 2010 a programmer bought two pizzas for 10,000 bitcoins.',
    source: wikipedia('History_of_bitcoin'),
  },
  {
    category: 'society',
    text: 'Between Egypt and Sudan lies Bir Tawil, some 2,060 square kilometres that neither country claims.',
    source: wikipedia('Bir_Tawil'),
  },
  {
    category: 'entertainment',
    text: 'The first ceremony of the Academy Awards, in 1929, lasted 15 minutes.',
    source: wikipedia('1st_Academy_Awards'),
  },
  {
    category: 'health',
    text: 'Barry Marshall drank a culture of bacteria to show that they cause gastritis. In 2005 he shared a Nobel Prize.',
    source: wikipedia('Barry_Marshall'),
  },
  {
    category: 'history',
    text: 'In 1518 people in Strasbourg began to dance and could not stop for weeks. Nobody knows why.',
    source: wikipedia('Dancing_plague_of_1518'),
  },
  {
    category: 'news',
    text: 'In 1835 a New York newspaper reported bat-winged people on the Moon, in six articles.',
    source: wikipedia('Great_Moon_Hoax'),
  },
  {
    category: 'technology',
    text: 'The QR code was made in 1994 to keep track of car parts; a game of Go gave its inventor the idea.',
    source: wikipedia('QR_code'),
  },
  {
    category: 'science',
    text: 'An octopus has three hearts, and one of them rests while it swims.',
    source: wikipedia('Octopus'),
  },
  {
    category: 'finance',
    text: 'A Dutch water board still pays interest on a bond that it issued in 1648.',
    source: wikipedia('Perpetual_bond'),
  },
  {
    category: 'society',
    text: 'Most Icelanders have no family name, so their telephone directory was sorted by first names.',
    source: wikipedia('Icelandic_name'),
  },
  {
    category: 'entertainment',
    text: 'The hum of a lightsaber is an old film projector mixed with the buzz of a television set.',
    source: wikipedia('Lightsaber'),
  },
  {
    category: 'health',
    text: 'Laughing gas amused parties from 1799 on. Only in 1844 did a dentist try it against pain.',
    source: wikipedia('Nitrous_oxide'),
  },
  {
    category: 'history',
    text: "In 1932 Australia's army went out with machine guns against emus. The emus stayed.",
    source: wikipedia('Emu_War'),
  },
  {
    category: 'news',
    text: 'In 1957 the BBC showed spaghetti being harvested from trees. Viewers asked how to grow their own.',
    source: wikipedia('Spaghetti-tree_hoax'),
  },
  {
    category: 'technology',
    text: 'The first computer mouse had a wooden shell and two metal wheels.',
    source: wikipedia('Douglas_Engelbart'),
  },
  {
    category: 'science',
    text: 'Tardigrades, animals half a millimetre long, have survived the vacuum of outer space.',
    source: wikipedia('Tardigrade'),
  },
  {
    category: 'finance',
    text: 'The first banknotes of Europe were printed in Stockholm in 1661. The bank failed within a few years.',
    source: wikipedia('Stockholms_Banco'),
  },
  {
    category: 'society',
    text: 'Finland has about three million saunas for five and a half million people.',
    source: wikipedia('Finnish_sauna'),
  },
  {
    category: 'entertainment',
    text: 'Nintendo was founded in 1889, to make playing cards.',
    source: wikipedia('Nintendo'),
  },
  {
    category: 'health',
    text: 'Alexander Fleming discovered penicillin in 1928, because a mould had spoiled one of his cultures.',
    source: wikipedia('Alexander_Fleming'),
  },
  {
    category: 'history',
    text: 'The war between Britain and Zanzibar in 1896 was over in less than an hour.',
    source: wikipedia('Anglo-Zanzibar_War'),
  },
  {
    category: 'news',
    text: "In 1948 the Chicago Tribune's front page said 'Dewey Defeats Truman'. Truman had won.",
    source: wikipedia('Dewey_Defeats_Truman'),
  },
  {
    category: 'technology',
    text: "In 1947 engineers found a moth in a relay of the Harvard Mark II and taped it into the logbook as the 'first actual case of bug being found'.",
    source: wikipedia('Software_bug'),
  },
  {
    category: 'finance',
    text: 'On the island of Yap a stone coin lies at the bottom of the sea. It went on being spent: everybody knew whose it was.',
    source: wikipedia('Rai_stones'),
  },
  {
    category: 'society',
    text: 'Swiss women could not vote in federal elections until 1971.',
    source: wikipedia('Women%27s_suffrage_in_Switzerland'),
  },
  {
    category: 'entertainment',
    text: "Agatha Christie's play The Mousetrap opened in London in 1952 and ran without a break until 2020.",
    source: wikipedia('The_Mousetrap'),
  },
  {
    category: 'health',
    text: 'In 1747 James Lind gave six pairs of sick sailors six different cures. Oranges and lemons won, in one of the first clinical trials.',
    source: wikipedia('James_Lind'),
  },
  {
    category: 'news',
    text: "What is seen as the world's first newspaper was printed in Strasbourg by Johann Carolus, from 1605 on.",
    source: wikipedia('Johann_Carolus'),
  },
  {
    category: 'history',
    text: 'In 1919 a storage tank burst in Boston, and a wave of molasses killed 21 people.',
    source: wikipedia('Great_Molasses_Flood'),
  },
  {
    category: 'science',
    text: 'A day on Venus is longer than its year: it turns once in 243 Earth days and circles the Sun in 225.',
    source: 'https://science.nasa.gov/venus/venus-facts/',
  },
]

const DAY_MS = 86_400_000

/**
 * Adds the sample facts to an embedded database that never contained a fact. Checks this on every
 * start, because the process can be killed between the migration and the insert. They are of the day before, so
 * that one of them can be the fact of the first day. `now` is in milliseconds since 1970.
 */
export const addSampleFacts = async (database: Database, now: number): Promise<void> => {
  if (database.dialect !== 'sqlite') return
  const { rows } = await sql`select 1 from sqlite_sequence where name = 'Facts'`.execute(
    database.db,
  )
  if (rows.length > 0) return
  await inTransaction(database, async (transaction) => {
    for (const fact of SAMPLE_FACTS) await insertFact(transaction, fact, now - DAY_MS)
  })
}
