import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Category, Fact, Vote } from '@fable/contract'
import { FACTS_LIMIT, VOTE_FIELDS } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'

const ALL_LISTS = ['facts']
const listKey = (category: Category | null) => ['facts', category ?? 'all']

/** The facts of a category, or all of them for null, as section 7 orders them. */
export function useFacts(category: Category | null) {
  const client = useQueryClient()
  return useQuery<Fact[]>({
    queryKey: listKey(category),
    queryFn: ({ signal }) =>
      call('GET /api/facts', { query: category ? { category } : {} }, { signal }),
    // The whole board, once read, already holds every category: show it while the list is asked for.
    placeholderData: () => {
      const all = client.getQueryData<Fact[]>(listKey(null))
      if (!category || !all || all.length >= FACTS_LIMIT) return undefined
      return all.filter((fact) => fact.category === category)
    },
  })
}

/** Puts a new fact first in the lists that hold it. */
export function addToLists(client: QueryClient, fact: Fact): void {
  for (const category of [null, fact.category]) {
    client.setQueryData<Fact[]>(listKey(category), (list) => list && [fact, ...list])
  }
}

/** Puts the server's row in the place of the one shown; nothing moves. Counts never go back. */
function replaceInLists(client: QueryClient, row: Fact): void {
  client.setQueriesData<Fact[]>({ queryKey: ALL_LISTS }, (list) =>
    list?.map((shown) => (shown.id === row.id ? withCountsOf(shown, row) : shown)),
  )
}

/** Answers may overtake each other, and a count only grows: the larger one is the newer. */
function withCountsOf(shown: Fact, row: Fact): Fact {
  return {
    ...row,
    votesInteresting: Math.max(shown.votesInteresting, row.votesInteresting),
    votesMindblowing: Math.max(shown.votesMindblowing, row.votesMindblowing),
    votesFalse: Math.max(shown.votesFalse, row.votesFalse),
  }
}

const NONE_PENDING: Record<Vote, number> = { interesting: 0, mindblowing: 0, false: 0 }

/**
 * A fact with the votes cast here added at once, and the means to cast one. A vote that could not be
 * sent is taken back, and `failed` says so until the next.
 */
export function useVotes(fact: Fact) {
  const client = useQueryClient()
  const [pending, setPending] = useState(NONE_PENDING)
  const [failed, setFailed] = useState(false)
  const count = (vote: Vote, change: number) => {
    setPending((now) => ({ ...now, [vote]: now[vote] + change }))
  }

  const cast = async (vote: Vote) => {
    count(vote, 1)
    setFailed(false)
    try {
      const request = { params: { id: fact.id }, body: { vote } }
      replaceInLists(client, await call('POST /api/facts/:id/votes', request))
    } catch {
      setFailed(true)
    } finally {
      count(vote, -1)
    }
  }

  const counted = { ...fact }
  for (const vote of ['interesting', 'mindblowing', 'false'] as const) {
    counted[VOTE_FIELDS[vote]] += pending[vote]
  }
  return { counted, cast, failed }
}

/** '[DISPUTED]': more visitors doubt it than like it (section 2). */
export function isDisputed(fact: Fact): boolean {
  return fact.votesInteresting + fact.votesMindblowing < fact.votesFalse
}
