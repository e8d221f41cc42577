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

type Votes = {
  /** Cast here and not answered yet. */
  readonly pending: Readonly<Record<Vote, number>>
  /** The server's row of the last answer: the list draws it a moment later than the card must. */
  readonly answered: Fact | null
}

const NO_VOTES: Votes = { pending: { interesting: 0, mindblowing: 0, false: 0 }, answered: null }

/**
 * A fact with the votes cast here added at once, and the means to cast one. A vote that could not be
 * sent is taken back, and `failed` says so until the next.
 */
export function useVotes(fact: Fact) {
  const client = useQueryClient()
  const [{ pending, answered }, setVotes] = useState(NO_VOTES)
  const [failed, setFailed] = useState(false)
  const count = (vote: Vote, change: number, row?: Fact) => {
    setVotes((now) => ({
      pending: { ...now.pending, [vote]: now.pending[vote] + change },
      answered: row ? withCountsOf(now.answered ?? row, row) : now.answered,
    }))
  }

  const cast = async (vote: Vote) => {
    count(vote, 1)
    setFailed(false)
    try {
      const request = { params: { id: fact.id }, body: { vote } }
      const row = await call('POST /api/facts/:id/votes', request)
      count(vote, -1, row)
      replaceInLists(client, row)
    } catch {
      count(vote, -1)
      setFailed(true)
    }
  }

  const counted = withCountsOf(fact, answered ?? fact)
  for (const vote of ['interesting', 'mindblowing', 'false'] as const) {
    counted[VOTE_FIELDS[vote]] += pending[vote]
  }
  return { counted, cast, failed }
}

/** '[DISPUTED]': more visitors doubt it than like it (section 2). */
export function isDisputed(fact: Fact): boolean {
  return fact.votesInteresting + fact.votesMindblowing < fact.votesFalse
}
