import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import type { VoteField } from './store.ts'

/** The copy of each count of votes by which lists are sorted. */
export const RANKED_COLUMNS = {
  votesInteresting: 'rankedInteresting',
  votesMindblowing: 'rankedMindblowing',
  votesFalse: 'rankedFalse',
} as const satisfies Record<VoteField, string>

const FIELDS = Object.keys(RANKED_COLUMNS) as VoteField[]

const outdated = (fields: readonly VoteField[]) =>
  sql.join(
    fields.map((field) => sql`${sql.ref(RANKED_COLUMNS[field])} <> ${sql.ref(field)}`),
    sql` or `,
  )

const rank = async (
  { db, dialect }: Database,
  fields: readonly VoteField[],
  which: RawBuilder<unknown>,
): Promise<void> => {
  // Lock the rows in the order of votes. Otherwise it and the votes of another server could deadlock.
  const lock = dialect === 'sqlite' ? sql`` : sql`order by "id" for no key update`
  const copies = fields.map((field) => sql`${sql.ref(RANKED_COLUMNS[field])} = ${sql.ref(field)}`)
  await sql`
    with "outdated" as materialized (
      select "id" from "Facts" where ${which} and (${outdated(fields)}) ${lock})
    update "Facts" set ${sql.join(copies)} where "id" in (select "id" from "outdated")`.execute(db)
}

/** Sorts facts by what they now have of one kind of votes. */
export const rankFacts = (
  database: Database,
  field: VoteField,
  ids: readonly number[],
): Promise<void> => {
  const json = JSON.stringify(ids)
  const listed =
    database.dialect === 'sqlite'
      ? sql`select "value" from json_each(${json})`
      : sql`select "value"::integer from json_array_elements_text(${json}) as "entry" ("value")`
  return rank(database, [field], sql`"id" in (${listed})`)
}

/** Sorts all facts in a range of ids, the first not included, by the votes that they now have. */
export const rankRange = (
  database: Database,
  { after, last }: { readonly after: number; readonly last: number },
): Promise<void> => rank(database, FIELDS, sql`"id" > ${after} and "id" <= ${last}`)
