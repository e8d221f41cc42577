import type { Fact } from '@fable/contract'
import { FACTS_LIMIT } from '@fable/contract/limits'
import { ChunkedBody, type Piece } from '../platform/http/chunked-body.ts'

type FactPiece = Piece & Pick<Fact, 'id' | 'votesInteresting'>

/** A chunk has 32 facts on average: every vote compresses one or two anew, about 7 KB each. */
const CHUNK_BITS = 5

/** Whether a chunk ends with a fact: the first bits of a hash of its id are all 0 (Knuth's multiplicative hash). */
const endsChunk = (id: number) => Math.imul(id, 0x9e3779b1) >>> (32 - CHUNK_BITS) === 0

const toPiece = (fact: Fact): FactPiece => ({
  id: fact.id,
  votesInteresting: fact.votesInteresting,
  json: JSON.stringify(fact),
  endsChunk: endsChunk(fact.id),
})

type Place = Pick<Fact, 'id' | 'votesInteresting'>

/** The order of the list (specification 7). */
const isBefore = (one: Place, other: Place) =>
  one.votesInteresting > other.votesInteresting ||
  (one.votesInteresting === other.votesInteresting && one.id > other.id)

/** Moves a fact's new row to its place. Returns false if only the database knows the list then. */
const move = (pieces: FactPiece[], fact: Fact): boolean => {
  const isFull = pieces.length >= FACTS_LIMIT
  const at = pieces.findIndex(({ id }) => id === fact.id)
  const known = pieces[at]
  if (!known) {
    const last = pieces.at(-1)
    return isFull && last !== undefined && isBefore(last, fact)
  }
  // A fact behind the end may take its place.
  if (isFull && fact.votesInteresting < known.votesInteresting) return false
  pieces.splice(at, 1)
  const behind = pieces.findIndex((piece) => isBefore(fact, piece))
  pieces.splice(behind < 0 ? pieces.length : behind, 0, toPiece(fact))
  return true
}

/** The list of all facts or of a category, as it is sent. */
export class FactList extends ChunkedBody<Fact, FactPiece> {
  /** The list of these rows, which the database has just returned in the order of a moment ago. It is `before`, the list until now, if that has the same. */
  static read(rows: readonly Fact[], before: FactList | undefined): FactList {
    const known = new Map(before?.pieces.map((piece) => [piece.id, piece]))
    const pieces = rows
      .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
      .map((fact) => {
        const piece = toPiece(fact)
        const same = known.get(fact.id)
        return same?.json === piece.json ? same : piece
      })
    const next = new FactList(pieces, { before, isLasting: true })
    if (before?.etag !== next.etag) return next
    before.isLasting = true
    return before
  }

  /** The list with the new rows of some facts. Returns undefined if only the database knows it. */
  withChanges(facts: Iterable<Fact>): FactList | undefined {
    const pieces = [...this.pieces]
    for (const fact of facts) if (!move(pieces, fact)) return undefined
    const next = new FactList(pieces, { before: this, isLasting: false })
    return next.etag === this.etag ? this : next
  }
}
