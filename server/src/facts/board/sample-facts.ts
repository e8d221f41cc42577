import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { insertFact } from '../store/facts.ts'
import { readFactTable } from './fact-table.ts'
import { vouchForProgram } from './vouched.ts'

/** The facts are inserted in this order, so the last one is first on the board. */
const TABLE = `
technology https://www.cloudflare.com/learning/ssl/lava-lamp-encryption/ In San Francisco a camera watches a wall of lava lamps. Their blobs help to encrypt a good part of the internet.
science https://doi.org/10.1016/j.bbr.2021.113711 Goldfish can learn to drive. In a 2022 study a tank on wheels rolled wherever they swam, and they steered it to a target.
finance Hyperinflation_in_Zimbabwe In 2009 Zimbabwe issued a banknote for 100 trillion dollars: a one with fourteen zeros.
society https://www.ethnologue.com/country/PG/ Papua New Guinea has about 840 living languages, more than any other country.
entertainment Jurassic_Park_(film) The roar of the Tyrannosaurus in Jurassic Park blends a baby elephant, a tiger and an alligator.
health https://www.who.int/health-topics/smallpox Smallpox is the only human disease ever eradicated; its last natural case was in 1977.
history https://www.historic-uk.com/HistoryUK/HistoryofBritain/The-London-Beer-Flood-of-1814/ In 1814 a vat burst at a London brewery, and a wave of beer killed at least eight people.
news Post-_och_Inrikes_Tidningar What counts as the oldest newspaper still published is Swedish: founded in 1645, it gave up paper in 2007.
technology SMS The first text message was sent in Britain on 3 December 1992. It read ‘Merry Christmas’.
science https://doi.org/10.1038/197948a0 Corals have a ring for each day. Those of 380 million years ago show that a year had about 400 days then.
finance https://www.theguardian.com/money/2019/aug/13/danish-bank-launches-worlds-first-negative-interest-rate-mortgage In 2019 a Danish bank gave mortgages at minus half a per cent: fees apart, people paid back less than they had borrowed.
society Bir_Tawil Between Egypt and Sudan lies Bir Tawil, some 2,060 square kilometres that neither country claims.
entertainment https://www.oscars.org/oscars/ceremonies/1929 The first Academy Awards ceremony, in 1929, was over in 15 minutes.
health https://www.nobelprize.org/prizes/medicine/2005/marshall/biographical/ Barry Marshall drank a culture of bacteria to show that they cause gastritis. In 2005 he shared a Nobel Prize.
history https://romaninscriptionsofbritain.org/inscriptions/TabVindol291 An invitation to a birthday party, sent near Hadrian’s Wall around AD 100, has some of the oldest Latin known in a woman’s hand.
news https://hoaxes.org/archive/permalink/the_great_moon_hoax In 1835 a New York newspaper described bat-winged people on the Moon, in six articles.
technology https://www.unsungscience.com/index.php/2023/07/07/the-man-who-invented-qr-codes/ The QR code was invented in 1994 to keep track of car parts; a game of Go gave its inventor the idea.
science https://doi.org/10.1073/pnas.1914273116 The heart of a blue whale can beat as slowly as twice a minute. It was first measured in 2019, with a device held on by suction cups.
finance https://news.yale.edu/2015/09/22/living-artifact-dutch-golden-age-yale-s-367-year-old-water-bond-still-pays-interest A Dutch water board still pays interest on a bond that it issued in 1648.
society Icelandic_name Most Icelanders have no family name, so their telephone directory was sorted by first name.
entertainment Lightsaber The hum of a lightsaber is an old film projector mixed with the buzz of a television set.
health Nitrous_oxide Laughing gas was a party drug from 1799. No dentist is known to have tried it for pain until 1844.
history Colditz_Cock Prisoners of war built a glider in an attic of Colditz Castle, to fly off the roof. The war was over before it could.
news La_Bougie_du_Sapeur A French newspaper founded in 1980 comes out only on 29 February.
technology https://dougengelbart.org/content/view/162/ The first computer mouse had a wooden shell and two metal wheels.
science https://doi.org/10.1073/pnas.2204754119 Young jumping spiders have spells at night in which their eyes dart about, as ours do when we dream.
finance Stockholms_Banco Europe’s first banknotes were printed in Stockholm in 1661. The bank failed within a few years.
society https://ich.unesco.org/en/RL/sauna-culture-in-finland-01596 Finland has some three million saunas for five and a half million people.
entertainment Kermit_the_Frog The first Kermit the Frog was cut from an old coat of Jim Henson’s mother. His eyes were halves of a table-tennis ball.
health https://doi.org/10.1128/mBio.01129-15 An eye salve of garlic, wine and cow’s gall, from a book a thousand years old, kills bacteria that many antibiotics do not.
history https://www.hrp.org.uk/tower-of-london/history-and-stories/the-tower-of-london-menagerie/ In the 13th century the Tower of London had a white bear, probably a polar bear, a gift from Norway. On a long rope it fished in the Thames.
news Robert_H._Goddard In 1920 The New York Times explained that no rocket can work in space. It took that back in 1969, with men on their way to the Moon.
technology https://www.smithsonianmag.com/innovation/history-bar-code-180956704/ The barcode began as Morse code, drawn in the sand of a Miami beach. Its inventor pulled the dots and dashes down into lines.
finance https://www.npr.org/sections/money/2011/02/15/131934618/the-island-of-stone-money Off the island of Yap, it is said, a stone coin lies at the bottom of the sea. People kept spending it: everyone knew whose it was.
entertainment https://www.britannica.com/topic/The-Mousetrap Agatha Christie’s play The Mousetrap opened in London in 1952 and ran without a break until 2020.
society Women%27s_suffrage_in_Switzerland Swiss women could not vote in federal elections until 1971.
health https://doi.org/10.1038/24300 People who have been blind from birth move their hands when they talk, even to others who are blind.
news Johann_Carolus The first newspaper, by most accounts, appeared in Strasbourg in 1605, printed by Johann Carolus.
history https://www.britannica.com/place/Shetland-Islands-Scotland Shetland came to Scotland in 1469, pawned by the king of Norway for his daughter’s dowry. It has never been redeemed.
science https://science.nasa.gov/venus/venus-facts/ Venus takes longer to turn once on its axis, 243 Earth days, than to circle the Sun, 225.
`

export const SAMPLE_FACTS = readFactTable(TABLE)

/**
 * Fills only an embedded database that has never contained a fact. Every start checks this, because the process may
 * have been killed after the migrations and before the insert. The facts have no date, because no visitor has shared
 * them.
 */
export async function addSampleFacts(database: Database): Promise<void> {
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
