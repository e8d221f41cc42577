import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Table } from './catalogue.ts'

/** A save can have 64 KB, so a batch has at most 64 MB. */
const BATCH = 1000

type Row = Readonly<Record<string, unknown>>

type ReadTable = (database: Database, table: Table) => AsyncGenerator<readonly Row[], void>

const PLACE = '__place'

const selected = ({ columns }: Table) => sql.join(columns.map(({ name }) => sql.ref(name)))

export const readEmbedded: ReadTable = async function* ({ db }, table) {
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await sql<Row>`
      select ${selected(table)}, "rowid" as ${sql.ref(PLACE)} from ${sql.table(table.name)}
      where "rowid" > ${after} order by "rowid" limit ${sql.lit(BATCH)}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = Number(last[PLACE])
  }
}

/** Call it in a transaction, which the cursor needs. */
export const readPostgres: ReadTable = async function* ({ db }, table) {
  await sql`
    declare "transfer" no scroll cursor for
    select ${selected(table)} from ${sql.table(table.name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from "transfer"`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close "transfer"`.execute(db)
}

export async function insertRows(
  { db }: Database,
  { name, columns }: Table,
  rows: readonly Row[],
): Promise<void> {
  const written = columns.filter(({ isGenerated }) => !isGenerated)
  // Each column is passed as an array, because PostgreSQL allows only 65,535 parameters.
  const arrays = written.map((column) => {
    const values = rows.map((row) => row[column.name])
    return sql`${values.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value))}::${sql.raw(column.type)}[]`
  })
  await sql`
    insert into ${sql.table(name)} (${sql.join(written.map((column) => sql.ref(column.name)))})
    select * from unnest(${sql.join(arrays)})`.execute(db)
}

function comparable(value: unknown, { type }: Column): unknown {
  if (value === null) return null
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (type === 'boolean') return Boolean(value)
  if (type.startsWith('timestamp')) return new Date(value as string | Date).getTime()
  // PostgreSQL's driver returns large integers as strings.
  if (type === 'bigint') return Number(value)
  return value
}

export type Sum = { readonly rows: number; readonly checksum: string }

type RunningSum = {
  readonly add: (rows: readonly Row[]) => void
  readonly total: () => Sum
}

export function makeSum({ columns }: Table): RunningSum {
  let rows = 0
  let sum = 0n
  return {
    add: (added: readonly Row[]) => {
      rows += added.length
      for (const row of added) {
        const values = columns.map((column) => comparable(row[column.name], column))
        const digest = hash('sha256', JSON.stringify(values), 'buffer')
        sum = BigInt.asUintN(64, sum + digest.readBigUInt64LE())
      }
    },
    total: (): Sum => ({ rows, checksum: sum.toString(16).padStart(16, '0') }),
  }
}
