import type { ParsedFact } from '@fable/contract'
import { CATEGORIES } from '@fable/contract/limits'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { insertFact } from '../store/facts.ts'

/** Facts in insertion order: the last one is first in the list. Category, article of Wikipedia or address, text. */
const TABLE = `
technology Trojan_Room_coffee_pot The first webcam watched a coffee pot in Cambridge, so that nobody walked to an empty one.
science Wombat Wombats leave cube-shaped droppings, which do not roll away from where they were put.
finance Hyperinflation_in_Zimbabwe In 2009 Zimbabwe printed a banknote of 100 trillion dollars: a one with fourteen zeros.
society Languages_of_Papua_New_Guinea Papua New Guinea has about 840 living languages, more than any other country.
entertainment Jurassic_Park_(film) The roar of the Tyrannosaurus in Jurassic Park mixes a baby elephant, a tiger and an alligator.
health Smallpox Smallpox is the only human disease ever wiped out; its last natural case was in 1977.
history London_Beer_Flood In 1814 a vat burst in a London brewery, and a wave of beer killed eight people.
news Post-_och_Inrikes_Tidningar The oldest newspaper still published is Swedish: it began in 1645 and left paper in 2007.
technology SMS The first text message was sent in Britain on 3 December 1992. It read 'Merry Christmas'.
science Turritopsis_dohrnii A jellyfish, Turritopsis dohrnii, can turn back from an adult into a polyp and begin its life again.
finance History_of_bitcoin In 2010 a programmer bought two pizzas for 10,000 bitcoins.
society Bir_Tawil Between Egypt and Sudan lies Bir Tawil, some 2,060 square kilometres that neither country claims.
entertainment 1st_Academy_Awards The first ceremony of the Academy Awards, in 1929, lasted 15 minutes.
health Barry_Marshall Barry Marshall drank a culture of bacteria to show that they cause gastritis. In 2005 he shared a Nobel Prize.
history Dancing_plague_of_1518 In 1518 people in Strasbourg began to dance and could not stop for weeks. Nobody knows why.
news Great_Moon_Hoax In 1835 a New York newspaper reported bat-winged people on the Moon, in six articles.
technology QR_code The QR code was made in 1994 to keep track of car parts; a game of Go gave its inventor the idea.
science Octopus An octopus has three hearts, and one of them rests while it swims.
finance Perpetual_bond A Dutch water board still pays interest on a bond that it issued in 1648.
society Icelandic_name Most Icelanders have no family name, so their telephone directory was sorted by first names.
entertainment Lightsaber The hum of a lightsaber is an old film projector mixed with the buzz of a television set.
health Nitrous_oxide Laughing gas amused parties from 1799 on. Only in 1844 did a dentist try it against pain.
history Emu_War In 1932 Australia's army went out with machine guns against emus. The emus stayed.
news Spaghetti-tree_hoax In 1957 the BBC showed spaghetti being harvested from trees. Viewers asked how to grow their own.
technology Douglas_Engelbart The first computer mouse had a wooden shell and two metal wheels.
science Tardigrade Tardigrades, animals half a millimetre long, have survived the vacuum of outer space.
finance Stockholms_Banco The first banknotes of Europe were printed in Stockholm in 1661. The bank failed within a few years.
society Finnish_sauna Finland has about three million saunas for five and a half million people.
entertainment Nintendo Nintendo was founded in 1889, to make playing cards.
health Alexander_Fleming Alexander Fleming discovered penicillin in 1928, because a mould had spoiled one of his cultures.
history Anglo-Zanzibar_War The war between Britain and Zanzibar in 1896 was over in less than an hour.
news Dewey_Defeats_Truman In 1948 the Chicago Tribune's front page said 'Dewey Defeats Truman'. Truman had won.
technology Software_bug In 1947 engineers found a moth in a relay of the Harvard Mark II and taped it into the logbook as the 'first actual case of bug being found'.
finance Rai_stones On the island of Yap a stone coin lies at the bottom of the sea. It went on being spent: everybody knew whose it was.
society Women%27s_suffrage_in_Switzerland Swiss women could not vote in federal elections until 1971.
entertainment The_Mousetrap Agatha Christie's play The Mousetrap opened in London in 1952 and ran without a break until 2020.
health James_Lind In 1747 James Lind gave six pairs of sick sailors six different cures. Oranges and lemons won, in one of the first clinical trials.
news Johann_Carolus What is seen as the world's first newspaper was printed in Strasbourg by Johann Carolus, from 1605 on.
history Great_Molasses_Flood In 1919 a storage tank burst in Boston, and a wave of molasses killed 21 people.
science https://science.nasa.gov/venus/venus-facts/ A day on Venus is longer than its year: it turns once in 243 Earth days and circles the Sun in 225.
`

/** Five facts per category. */
export const SAMPLE_FACTS: readonly ParsedFact[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, id, source = '', text = ''] = /^(\w+) (\S+) (.+)$/.exec(line) ?? []
    const category = CATEGORIES.find((one) => one.id === id)?.id ?? 'news'
    const isAddress = source.startsWith('https://')
    return {
      category,
      text,
      source: isAddress ? source : `https://en.wikipedia.org/wiki/${source}`,
    }
  })

/**
 * Adds the sample facts to an embedded database that never contained a fact. Checks this on every
 * start, because the process can be killed between the migration and the insert. They have no date: nobody shared
 * them here.
 */
export const addSampleFacts = async (database: Database): Promise<void> => {
  if (database.dialect !== 'sqlite') return
  const { rows } = await sql`select 1 from sqlite_sequence where name = 'Facts'`.execute(
    database.db,
  )
  if (rows.length > 0) return
  await inTransaction(database, async (transaction) => {
    for (const fact of SAMPLE_FACTS) await insertFact(transaction, fact, null)
  })
}
