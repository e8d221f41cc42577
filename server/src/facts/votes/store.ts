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

/**
 * One atomic statement, so that no concurrent vote is lost. The result lacks facts that do not exist or are hidden.
 * `onFailure` gets the error if the time of a dispute could not be stored.
 */
export async function updateVotes(
  { db, dialect }: Database,
  votes: readonly FactVote[],
  now: number,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<ReadonlyMap<number, Fact>> {
  // Only changed columns, to keep the statement short.
  const fields = [...new Set(votes.map(({ vote }) => FIELD_OF[vote]))].sort()
  if (fields.length === 0) return new Map()

  const changes = fields.map((field) => {
    const count = sql.ref(field)
    return sql`${count} = "Facts".${count} + coalesce("votes".${count}, 0)`
  })
  const columns = Object.fromEntries(['id', ...fields].map((name) => [name, 'integer'] as const))
  const tallies = tallyVotes(votes)
  const { rows } = await sql<VotedFact>`${sql.raw(PREPARED)}
    with "votes" as materialized (${changesOf(dialect, 'Facts', tallies, columns)})
    update "Facts" set ${sql.join(changes)}
    from "votes" where "Facts"."id" = "votes"."id" and "hiddenAt" is null
    returning ${sql.join([...COLUMNS, 'correctionId', 'disputedAt'].map((column) => sql.ref(`Facts.${column}`)))}`.execute(
    db,
  )

  const tallyOf = new Map(tallies.map((tally) => [tally.id, tally]))
  const turned = rows.filter((fact) => {
    const tally = tallyOf.get(fact.id)
    return tally !== undefined && isFlipped(fact, tally)
  })
  // A disputed fact lacks this time if storing it has failed before.
  const isNew = (fact: VotedFact) => turned.includes(fact) || fact.disputedAt === null
  const disputed = rows.filter((fact) => isDisputed(fact) && isNew(fact)).map(({ id }) => id)
  const flipped = turned.filter((fact) => fact.correctionId !== null).map(({ id }) => id)

  // The votes are stored by now. An error about the time must not reject, because the votes would be cast again.
  await updateDisputes({ db, dialect }, { disputed, flipped, now }).catch(onFailure)
  const toFact = ({ correctionId: _, disputedAt: __, ...fact }: VotedFact): Fact => fact
  return new Map(rows.map((row) => [row.id, toFact(row)]))
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

function isFlipped(fact: Fact, { id: _, ...added }: Tally): boolean {
  const before = { ...fact }
  for (const [field, count] of Object.entries(added)) before[field as VoteField] -= count
  return isDisputed(before) !== isDisputed(fact)
}

async function updateDisputes(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { disputed, flipped, now }: Record<'disputed' | 'flipped', readonly number[]> & { now: number },
): Promise<void> {
  const ids = [...new Set([...disputed, ...flipped])]
  if (ids.length === 0) return
  const time = new Date(now).toISOString()
  const changes = ids.map((id) => ({
    id,
    disputedAt: disputed.includes(id) ? time : null,
    changedAt: flipped.includes(id) ? time : null,
  }))
  const columns = { id: 'integer', disputedAt: 'text', changedAt: 'text' } as const
  await sql`
    with "changes" as materialized (${changesOf(dialect, 'Facts', changes, columns)})
    update "Facts" set "disputedAt" = coalesce("changes"."disputedAt", "Facts"."disputedAt"),
      "changedAt" = coalesce("changes"."changedAt", "Facts"."changedAt")
    from "changes" where "Facts"."id" = "changes"."id"`.execute(db)
}
