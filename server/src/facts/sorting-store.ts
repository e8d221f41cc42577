import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { idList } from './id-list.ts'
import type { VoteField } from './store.ts'

/** The copy of each count of votes by which lists are sorted. */
const SORTED_COLUMNS = {
  votesInteresting: 'sortedInteresting',
  votesMindblowing: 'sortedMindblowing',
  votesFalse: 'sortedFalse',
} as const satisfies Record<VoteField, string>

const FIELDS = Object.keys(SORTED_COLUMNS) as VoteField[]

const outdated = (fields: readonly VoteField[]) =>
  sql.join(
    fields.map((field) => sql`${sql.ref(SORTED_COLUMNS[field])} <> ${sql.ref(field)}`),
    sql` or `,
  )

const sortThose = async (
  { db, dialect }: Database,
  fields: readonly VoteField[],
  which: RawBuilder<unknown>,
): Promise<void> => {
  // Lock the rows in the order of votes. Otherwise it and the votes of another server could deadlock.
  const lock = dialect === 'sqlite' ? sql`` : sql`order by "id" for no key update`
  const copies = fields.map(
    (field) => sql`${sql.ref(SORTED_COLUMNS[field])} = "Facts".${sql.ref(field)}`,
  )
  await sql`
    with "outdated" as materialized (
      select "id" from "Facts" where ${which} and (${outdated(fields)}) ${lock})
    update "Facts" set ${sql.join(copies)}
    from "outdated" where "Facts"."id" = "outdated"."id"`.execute(db)
}

/** Sorts facts by what they now have of one kind of votes. */
export const sortFacts = (
  database: Database,
  field: VoteField,
  ids: readonly number[],
): Promise<void> => {
  return sortThose(database, [field], sql`"id" in ${idList(database.dialect, ids)}`)
}

/** Sorts all facts in a range of ids, the first not included, by the votes that they now have. */
export const sortRange = (
  database: Database,
  { after, last }: { readonly after: number; readonly last: number },
): Promise<void> => sortThose(database, FIELDS, sql`"id" > ${after} and "id" <= ${last}`)
