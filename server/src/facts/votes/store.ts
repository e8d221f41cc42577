import { sql } from 'kysely'
import type { Fact, Vote } from '@fable/contract'
import { isDisputed, VOTES, type VoteField } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { changesOf } from '../../db/json-rows.ts'
import { PREPARED } from '../../db/prepared.ts'
import { COLUMNS } from '../store/facts.ts'

export type FactVote = { readonly factId: number; readonly vote: Vote }

const FIELD_OF = Object.fromEntries(VOTES.map(({ id, field }) => [id, field])) as Readonly<
  Record<Vote, VoteField>
>

type Tally = { id: number } & Partial<Record<VoteField, number>>

type VotedFact = Fact & {
  readonly correctionId: number | null
  readonly disputedAt: string | null
}

type Counted = {
  /** By id. Facts that do not exist or are hidden are missing. */
  readonly facts: ReadonlyMap<number, Fact>
  /** The error if the votes are stored, but not when facts became disputed. */
  readonly disputeError?: unknown
}

export async function updateVotes(
  database: Database,
  votes: readonly FactVote[],
  now: number,
): Promise<Counted> {
  const tallies = tallyVotes(votes)
  if (tallies.length === 0) return { facts: new Map() }

  const rows = await addVotes(database, tallies)
  const toFact = ({ correctionId: _, disputedAt: __, ...fact }: VotedFact): Fact => fact
  const facts = new Map(rows.map((row) => [row.id, toFact(row)]))

  try {
    await updateDisputes(database, disputesAfter(rows, tallies), now)
    return { facts }
  } catch (disputeError) {
    // The votes are stored. If this rejected, a caller would cast them again.
    return { facts, disputeError }
  }
}

function tallyVotes(votes: readonly FactVote[]): Tally[] {
  const tallies = new Map<number, Tally>()
  for (const { factId, vote } of votes) {
    const counts = tallies.get(factId) ?? { id: factId }
    const field = FIELD_OF[vote]
    counts[field] = (counts[field] ?? 0) + 1
    tallies.set(factId, counts)
  }
  return [...tallies.values()]
}

// Adds the votes in one atomic statement, so that no concurrent vote is lost.
async function addVotes(
  { db, dialect }: Database,
  tallies: readonly Tally[],
): Promise<readonly VotedFact[]> {
  // The statement names only columns that change, which keeps it short.
  const fields = VOTES.map(({ field }) => field).filter((field) =>
    tallies.some((tally) => field in tally),
  )
  const changes = fields.map((field) => {
    const count = sql.ref(field)
    return sql`${count} = "Facts".${count} + coalesce("votes".${count}, 0)`
  })
  const columns = Object.fromEntries(['id', ...fields].map((name) => [name, 'integer'] as const))
  const returned = [...COLUMNS, 'correctionId', 'disputedAt'].map((name) =>
    sql.ref(`Facts.${name}`),
  )

  const { rows } = await sql<VotedFact>`${sql.raw(PREPARED)}
    with "votes" as materialized (${changesOf(dialect, 'Facts', tallies, columns)})
    update "Facts" set ${sql.join(changes)}
    from "votes" where "Facts"."id" = "votes"."id" and "hiddenAt" is null
    returning ${sql.join(returned)}`.execute(db)
  return rows
}

type Disputes = {
  /** Ids of facts that become disputed. */
  readonly begun: readonly number[]
  /** Ids of facts whose correction is shown from now on, or is no longer shown. */
  readonly correctionToggled: readonly number[]
}

function disputesAfter(rows: readonly VotedFact[], tallies: readonly Tally[]): Disputes {
  const tallyOf = new Map(tallies.map((tally) => [tally.id, tally]))
  const flipped = rows.filter((fact) => isFlipped(fact, tallyOf.get(fact.id)))
  // A disputed fact has no time if storing the time has failed before.
  const begun = rows.filter(
    (fact) => isDisputed(fact) && (flipped.includes(fact) || fact.disputedAt === null),
  )
  const corrected = flipped.filter(({ correctionId }) => correctionId !== null)
  return { begun: begun.map(({ id }) => id), correctionToggled: corrected.map(({ id }) => id) }
}

function isFlipped(fact: Fact, tally: Tally | undefined): boolean {
  const before = { ...fact }
  for (const { field } of VOTES) before[field] -= tally?.[field] ?? 0
  return isDisputed(before) !== isDisputed(fact)
}

async function updateDisputes(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { begun, correctionToggled }: Disputes,
  now: number,
): Promise<void> {
  const ids = [...new Set([...begun, ...correctionToggled])]
  if (ids.length === 0) return

  const time = new Date(now).toISOString()
  const changes = ids.map((id) => ({
    id,
    disputedAt: begun.includes(id) ? time : null,
    changedAt: correctionToggled.includes(id) ? time : null,
  }))
  const columns = { id: 'integer', disputedAt: 'text', changedAt: 'text' } as const
  await sql`
    with "changes" as materialized (${changesOf(dialect, 'Facts', changes, columns)})
    update "Facts" set "disputedAt" = coalesce("changes"."disputedAt", "Facts"."disputedAt"),
      "changedAt" = coalesce("changes"."changedAt", "Facts"."changedAt")
    from "changes" where "Facts"."id" = "changes"."id"`.execute(db)
}
