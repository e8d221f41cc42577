import type { Fact } from '@fable/contract'
import { sourceDomain } from '@fable/contract/limits'
import { addToLists } from '../list/list-queries.ts'
import { followFact } from '../list/since-visit.ts'

/** Puts the fact on top of the lists that contain it. Later visits show its votes. */
export function showShared(fact: Fact): void {
  const sharedAt = Date.now()
  const createdAt = new Date(sharedAt).toISOString()
  addToLists({ ...fact, createdAt, domain: sourceDomain(fact.source), vouched: false, sharedAt })
  followFact(fact)
}
