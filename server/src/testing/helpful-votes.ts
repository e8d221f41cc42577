import type { HelpfulVote } from '../facts/corrections/store.ts'

/** Helpful votes for a correction, each from a different sender. */
export const helpfulVotes = (id: number, count: number): HelpfulVote[] =>
  Array.from({ length: count }, (_, n) => ({ id, marks: [`2.sender-${n}`, `1.sender-${n}`] }))
