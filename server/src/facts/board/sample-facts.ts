import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { insertFact } from '../store/facts.ts'
import { readFactTable } from './fact-table.ts'
import { vouchForProgram } from './vouched.ts'

/** The sample facts in the order in which they are inserted; the last one is first on the board. */
const TABLE = `
technology Trojan_Room_coffee_pot The first webcam watched a coffee pot in Cambridge, to save people walking to an empty one.
science https://doi.org/10.1039/D0SM01230K Wombats are the only animals known to leave droppings in the shape of cubes.
finance Hyperinflation_in_Zimbabwe In 2009 Zimbabwe issued a banknote for 100 trillion dollars: a one with fourteen zeros.
society https://www.ethnologue.com/country/PG/ Papua New Guinea has about 840 living languages, more than any other country.
entertainment Jurassic_Park_(film) The roar of the Tyrannosaurus in Jurassic Park blends a baby elephant, a tiger and an alligator.
health https://www.who.int/health-topics/smallpox Smallpox is the only human disease ever eradicated; its last natural case was in 1977.
history London_Beer_Flood In 1814 a vat burst at a London brewery, and a wave of beer killed at least eight people.
news Post-_och_Inrikes_Tidningar The oldest newspaper still published is Swedish: it was founded in 1645 and gave up paper in 2007.
technology SMS The first text message was sent in Britain on 3 December 1992. It read ‘Merry Christmas’.
science https://www.nhm.ac.uk/discover/immortal-jellyfish-secret-to-cheating-death.html A jellyfish, Turritopsis dohrnii, can turn from an adult back into a polyp and start its life over.
finance History_of_bitcoin In 2010 a programmer paid 10,000 bitcoins for two pizzas.
society Bir_Tawil Between Egypt and Sudan lies Bir Tawil, some 2,060 square kilometres that neither country claims.
entertainment 1st_Academy_Awards The first Academy Awards ceremony, in 1929, was over in 15 minutes.
health https://www.nobelprize.org/prizes/medicine/2005/marshall/biographical/ Barry Marshall drank a culture of bacteria to show that they cause gastritis. In 2005 he shared a Nobel Prize.
history https://www.britannica.com/event/dancing-plague-of-1518 In 1518 people in Strasbourg began to dance and could not stop for weeks. Nobody knows why.
news https://hoaxes.org/archive/permalink/the_great_moon_hoax In 1835 a New York newspaper described bat-winged people on the Moon, in six articles.
technology QR_code The QR code was invented in 1994 to keep track of car parts; a game of Go gave its inventor the idea.
science https://www.smithsonianmag.com/science-nature/ten-curious-facts-about-octopuses-7625828/ An octopus has three hearts, one of which stops beating while it swims.
finance https://news.yale.edu/2015/09/22/living-artifact-dutch-golden-age-yale-s-367-year-old-water-bond-still-pays-interest A Dutch water board still pays interest on a bond that it issued in 1648.
society Icelandic_name Most Icelanders have no family name, so their telephone directory was sorted by first name.
entertainment Lightsaber The hum of a lightsaber is an old film projector mixed with the buzz of a television set.
health Nitrous_oxide Laughing gas was a party drug from 1799. No dentist tried it for pain until 1844.
history Emu_War In 1932 Australia’s army went out with machine guns against emus. The emus stayed.
news Spaghetti-tree_hoax In 1957 the BBC showed spaghetti being picked from trees. Viewers asked how to grow their own.
technology Douglas_Engelbart The first computer mouse had a wooden shell and two metal wheels.
science https://doi.org/10.1016/j.cub.2008.06.048 Tardigrades, animals half a millimetre long, have survived the vacuum of outer space.
finance Stockholms_Banco Europe’s first banknotes were printed in Stockholm in 1661. The bank failed within a few years.
society https://ich.unesco.org/en/RL/sauna-culture-in-finland-01596 Finland has some three million saunas for five and a half million people.
entertainment Nintendo Nintendo was founded in 1889, to make playing cards.
health https://www.nobelprize.org/prizes/medicine/1945/fleming/facts/ Alexander Fleming discovered penicillin in 1928, thanks to a mould that had spoiled one of his cultures.
history https://www.historic-uk.com/HistoryUK/HistoryofBritain/The-Shortest-War-in-History/ The war between Britain and Zanzibar in 1896 was over in less than an hour.
news Dewey_Defeats_Truman In 1948 the Chicago Tribune’s front page announced ‘Dewey Defeats Truman’. Truman had won.
technology https://americanhistory.si.edu/collections/nmah_334663 In 1947 engineers found a moth in a relay of the Harvard Mark II and taped it into the logbook as the ‘first actual case of bug being found’.
finance https://www.npr.org/sections/money/2011/02/15/131934618/the-island-of-stone-money Off the island of Yap a stone coin lies at the bottom of the sea. People kept spending it: everyone knew whose it was.
entertainment The_Mousetrap Agatha Christie’s play The Mousetrap opened in London in 1952 and ran without a break until 2020.
society Women%27s_suffrage_in_Switzerland Swiss women could not vote in federal elections until 1971.
health https://www.jameslindlibrary.org/lind-j-1753/ In 1747 James Lind tried six cures on six pairs of sailors with scurvy. Oranges and lemons won.
news Johann_Carolus The first newspaper, by most accounts, appeared in Strasbourg in 1605, printed by Johann Carolus.
history https://www.britannica.com/event/Great-Molasses-Flood In 1919 a storage tank burst in Boston, and a wave of molasses killed 21 people.
science https://science.nasa.gov/venus/venus-facts/ Venus takes longer to turn once on its axis, 243 Earth days, than to circle the Sun, 225.
`

/** The sample facts, five in each category. */
export const SAMPLE_FACTS = readFactTable(TABLE)

/**
 * Adds the sample facts to an embedded database that has never contained a fact. Every start checks this, because the
 * process may have been killed after the migrations and before the insert. The facts have no date, because no visitor
 * has shared them.
 */
export const addSampleFacts = async (database: Database): Promise<void> => {
  if (database.dialect !== 'sqlite') return
  const { rows } = await sql`select 1 from sqlite_sequence where name = 'Facts'`.execute(
    database.db,
  )
  if (rows.length > 0) return
  await inTransaction(database, async (transaction) => {
    const ids: number[] = []
    for (const fact of SAMPLE_FACTS) ids.push((await insertFact(transaction, fact, null)).id)
    await vouchForProgram(transaction, ids)
  })
}
