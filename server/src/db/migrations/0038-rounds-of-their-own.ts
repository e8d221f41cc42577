import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** The sources of the starting facts, including those of earlier versions. */
const STARTING_SOURCES = [
  ...`Trojan_Room_coffee_pot Wombat Hyperinflation_in_Zimbabwe Languages_of_Papua_New_Guinea Jurassic_Park_(film)
    Smallpox London_Beer_Flood Post-_och_Inrikes_Tidningar SMS Turritopsis_dohrnii History_of_bitcoin Bir_Tawil
    1st_Academy_Awards Barry_Marshall Dancing_plague_of_1518 Great_Moon_Hoax QR_code Octopus Perpetual_bond
    Icelandic_name Lightsaber Nitrous_oxide Emu_War Spaghetti-tree_hoax Douglas_Engelbart Tardigrade Stockholms_Banco
    Finnish_sauna Nintendo Alexander_Fleming Anglo-Zanzibar_War Dewey_Defeats_Truman Software_bug Rai_stones
    Women%27s_suffrage_in_Switzerland The_Mousetrap James_Lind Johann_Carolus Great_Molasses_Flood`
    .split(/\s+/)
    .map((article) => `https://en.wikipedia.org/wiki/${article}`),
  ...`https://science.nasa.gov/venus/venus-facts/
    https://doi.org/10.1039/D0SM01230K
    https://www.ethnologue.com/country/PG/
    https://www.who.int/health-topics/smallpox
    https://www.nhm.ac.uk/discover/immortal-jellyfish-secret-to-cheating-death.html
    https://www.nobelprize.org/prizes/medicine/2005/marshall/biographical/
    https://www.britannica.com/event/dancing-plague-of-1518
    https://hoaxes.org/archive/permalink/the_great_moon_hoax
    https://www.smithsonianmag.com/science-nature/ten-curious-facts-about-octopuses-7625828/
    https://news.yale.edu/2015/09/22/living-artifact-dutch-golden-age-yale-s-367-year-old-water-bond-still-pays-interest
    https://doi.org/10.1016/j.cub.2008.06.048
    https://ich.unesco.org/en/RL/sauna-culture-in-finland-01596
    https://www.nobelprize.org/prizes/medicine/1945/fleming/facts/
    https://www.historic-uk.com/HistoryUK/HistoryofBritain/The-Shortest-War-in-History/
    https://americanhistory.si.edu/collections/nmah_334663
    https://www.npr.org/sections/money/2011/02/15/131934618/the-island-of-stone-money
    https://www.jameslindlibrary.org/lind-j-1753/
    https://www.britannica.com/event/Great-Molasses-Flood`.split(/\s+/),
]

/**
 * A mark of facts that somebody vouches for, which the starting facts get; rounds whose truths become facts of the
 * board only after their day, with the picks of each place; and the operator's truths.
 */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Facts" add column "vouchedBy" integer`.execute(db)
    await sql`alter table "Facts" add column "firstPageAt" text`.execute(db)
    await sql`
      update "Facts" set "vouchedBy" = 0
      where "createdAt" is null and "source" in (${sql.join(STARTING_SOURCES)})`.execute(db)
    await sql`
      create index "FactsVouched" on "Facts" ("votesInteresting" desc, "id" desc)
      where "vouchedBy" is not null and "hiddenAt" is null`.execute(db)
    await sql`alter table "Rounds" add column "truths" text`.execute(db)
    for (const place of [1, 2, 3])
      await sql`
        alter table "Rounds" add column ${sql.ref(`picks${place}`)} integer not null default 0`.execute(
        db,
      )
    await sql`
      create index "FactsCorrected" on "Facts" ("votesFalse" desc, "id" desc)
      where "correctionId" is not null and "hiddenAt" is null`.execute(db)
    await db.schema
      .createTable('Truths')
      .addColumn('id', 'integer', (column) =>
        dialect === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('text', 'text', (column) => column.notNull().unique())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .execute()
  },
})
