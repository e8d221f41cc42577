import type { Category } from '@fable/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { insertFact } from './store.ts'

const wikipedia = (article: string) => `https://en.wikipedia.org/wiki/${article}`

/** Three facts per category, in insertion order: the last one is first in the list. */
export const SAMPLE_FACTS: readonly { category: Category; text: string; source: string }[] = [
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
    text: 'Oxford was teaching students more than two centuries before the Aztecs founded Tenochtitlan.',
    source: wikipedia('University_of_Oxford'),
  },
  {
    category: 'news',
    text: 'The oldest newspaper still published is Swedish: it began in 1645 and left paper in 2007.',
    source: wikipedia('Post-_och_Inrikes_Tidningar'),
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
    text: 'A Dutch water board still pays interest on a bond of 1648. The bond is written on goatskin.',
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
    text: 'Finland has about three million saunas for five and a half million people.',
    source: wikipedia('Finnish_sauna'),
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
    text: "On 18 April 1930 the BBC's evening bulletin said 'There is no news', and piano music followed.",
    source: wikipedia('BBC_News'),
  },
  {
    category: 'history',
    text: 'Cleopatra lived closer in time to the first Moon landing than to the building of the Great Pyramid.',
    source: wikipedia('Cleopatra'),
  },
  {
    category: 'science',
    text: 'A day on Venus is longer than its year: it turns once in 243 Earth days and circles the Sun in 225.',
    source: 'https://science.nasa.gov/venus/venus-facts/',
  },
]

/**
 * Adds the sample facts to an embedded database that never contained a fact. Checks this on every
 * start, because the process can be killed between the migration and the insert. `now` is in
 * milliseconds since 1970.
 */
export const addSampleFacts = async (database: Database, now: number): Promise<void> => {
  if (database.dialect !== 'sqlite') return
  const { rows } = await sql`select 1 from sqlite_sequence where name = 'Facts'`.execute(
    database.db,
  )
  if (rows.length > 0) return
  await inTransaction(database, async (transaction) => {
    for (const fact of SAMPLE_FACTS) await insertFact(transaction, fact, now)
  })
}
