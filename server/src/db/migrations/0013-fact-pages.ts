import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'
import { createHash } from 'node:crypto'

const BATCH = 1000

/** Matches parameters of an address that only tell a site where the reader came from. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|vero_id|oly_anon_id|oly_enc_id|s_cid|cmpid|ref_src|ref_url)$/i

/** Returns the part of an address that is compared, as it was defined when this column was last filled. */
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

/** Fills `sourceHash` in the existing rows. */
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

/** The times at which a fact was shared and hidden, and an index entry for its source. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Facts" add column "createdAt" text`.execute(db)
    await sql`alter table "Facts" add column "hiddenAt" text`.execute(db)
    await sql`alter table "Facts" add column "sourceHash" text not null default ''`.execute(db)
    await fillSourceHashes(db, dialect)
    // Migration 0021 replaces it, and 0022 adds the indexes of the lists.
    await sql`alter table "Facts" add column "disputed" integer`.execute(db)
    await sql`
      create index "FactsByCategoryAge" on "Facts" ("category", "id")
      where "hiddenAt" is null`.execute(db)
    await sql`
      create index "FactsBySource" on "Facts" ("sourceHash", "id" desc)
      where "hiddenAt" is null`.execute(db)
  },
})
