import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'
import { createHash } from 'node:crypto'

const BATCH = 1000

/** Parameters that only say where a reader came from. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|vero_id|oly_anon_id|oly_enc_id|s_cid|cmpid|ref_src|ref_url)$/i

/** What two addresses of the same page have in common, as it was defined when the column was last filled. */
const sourceKey = (source: string): string => {
  const url = URL.parse(source.trim())
  if (!url?.hostname) return source.trim()
  const host = url.hostname.replace(/\.$/, '').replace(/^www\.(?=.*\.)/, '')
  const port = ['', '80', '443'].includes(url.port) ? '' : `:${url.port}`
  const parameters = url.search.slice(1).split('&')
  const query = parameters.filter((part) => part && !TRACKING.test(part.split('=')[0] ?? ''))
  const path = url.pathname.replace(/\/+$/, '') + (query.length > 0 ? `?${query.join('&')}` : '')
  return host + port + path.replace(/%[\da-f]{2}/gi, (encoded) => encoded.toUpperCase())
}

const sourceHash = (source: string): string =>
  createHash('sha256').update(sourceKey(source)).digest('base64url').slice(0, 22)

/** Fills `sourceHash` of the rows that exist. */
const fillSourceHashes = async (db: Kysely<unknown>, dialect: Dialect) => {
  const entries =
    dialect === 'sqlite'
      ? sql`select value ->> 'id' as "id", value ->> 'hash' as "hash" from json_each`
      : sql`select * from json_to_recordset`
  const columns = dialect === 'sqlite' ? sql`` : sql`as "entry" ("id" integer, "hash" text)`
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; source: string }>`
      select "id", "source" from "Facts" where "id" > ${after} order by "id" limit ${BATCH}
    `.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const json = JSON.stringify(rows.map(({ id, source }) => ({ id, hash: sourceHash(source) })))
    await sql`
      with "filled" as (${entries}(${json}) ${columns})
      update "Facts" set "sourceHash" = "filled"."hash" from "filled"
      where "Facts"."id" = "filled"."id"`.execute(db)
    after = last.id
  }
}

/** The smaller side of the votes for and against a fact, times how close it comes to the larger side. */
const disputed = (dialect: Dialect) => {
  const [least, greatest, whole] =
    dialect === 'sqlite'
      ? [sql.raw('min'), sql.raw('max'), sql.raw('integer')]
      : [sql.raw('least'), sql.raw('greatest'), sql.raw('bigint')]
  const votesFor = sql`cast("votesInteresting" as ${whole}) + "votesMindblowing"`
  const smaller = sql`${least}(${votesFor}, "votesFalse")`
  const larger = sql`${greatest}(${votesFor}, "votesFalse", 1)`
  return sql`(cast(${smaller} * ${smaller} / ${larger} as integer))`
}

/** The condition of every list. Queries must contain it to use these partial indexes. */
const SHOWN = sql`where "hiddenAt" is null`
/** That of the disputed facts. A vote on another fact, which most are, does not touch their indexes. */
const DISPUTED = sql`${SHOWN} and "disputed" > 0`

const DISPUTED_INDEXES: Readonly<Record<string, string>> = {
  FactsByDispute: '"disputed" desc, "id" desc',
  FactsByCategoryDispute: '"category", "disputed" desc, "id" desc',
}

const INDEXES: Readonly<Record<string, string>> = {
  FactsByInterest: '"votesInteresting" desc, "id" desc',
  FactsByCategory: '"category", "votesInteresting" desc, "id" desc',
  FactsByMindblowing: '"votesMindblowing" desc, "id" desc',
  FactsByCategoryMindblowing: '"category", "votesMindblowing" desc, "id" desc',
  FactsByCategoryAge: '"category", "id"',
  FactsBySource: '"sourceHash", "id" desc',
}

/** When a fact was shared and hidden, what finds its source again, and one index per order of a page. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Facts" add column "createdAt" text`.execute(db)
    await sql`alter table "Facts" add column "hiddenAt" text`.execute(db)
    await sql`alter table "Facts" add column "sourceHash" text not null default ''`.execute(db)
    await fillSourceHashes(db, dialect)
    // SQLite adds only virtual columns to an existing table; its indexes store their values all the same.
    const kind = sql.raw(dialect === 'sqlite' ? 'virtual' : 'stored')
    await sql`
      alter table "Facts" add column "disputed" integer
      generated always as ${disputed(dialect)} ${kind}`.execute(db)
    await sql`drop index "FactsByInterest"`.execute(db)
    await sql`drop index "FactsByCategory"`.execute(db)
    const create = async (indexes: Readonly<Record<string, string>>, condition: typeof SHOWN) => {
      for (const [name, columns] of Object.entries(indexes)) {
        const index = sql`${sql.id(name)} on "Facts" (${sql.raw(columns)}) ${condition}`
        await sql`create index ${index}`.execute(db)
      }
    }
    await create(INDEXES, SHOWN)
    await create(DISPUTED_INDEXES, DISPUTED)
  },
})
