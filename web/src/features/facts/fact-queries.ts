import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Category, Fact, Vote } from '@fable/contract'
import { FACTS_LIMIT, VOTE_FIELDS, VOTES } from '@fable/contract/limits'
import { call } from '../../platform/api.ts'

const ALL_LISTS = ['facts']
const listKey = (category: Category | null) => ['facts', category ?? 'all']

/** The facts of a category, or all of them for null, as section 7 orders them. */
export function useFacts(category: Category | null) {
  const client = useQueryClient()
  return useQuery<Fact[]>({
    queryKey: listKey(category),
    queryFn: ({ signal }) =>
      call('GET /api/facts', { query: category ? { category } : {} }, { signal }),
    // The whole fact list, once read, holds every category: show it while the list is asked for.
    placeholderData: () => {
      const all = client.getQueryData<Fact[]>(listKey(null))
      if (!category || !all || all.length >= FACTS_LIMIT) return undefined
      return all.filter((fact) => fact.category === category)
    },
  })
}

/**
 * Puts a new fact first in the lists that hold it. A list that is being requested may lack the fact, so it
 * is requested again.
 */
export function addToLists(client: QueryClient, fact: Fact): void {
  for (const queryKey of [listKey(null), listKey(fact.category)]) {
    client.setQueryData<Fact[]>(queryKey, (list) => list && [fact, ...list])
    if (client.isFetching({ queryKey, exact: true }) === 0) continue
    void client
      .cancelQueries({ queryKey, exact: true })
      .then(() => client.invalidateQueries({ queryKey, exact: true }))
  }
}

/** Puts the server's row in the place of the one shown; nothing moves. Counts never go back. */
function replaceInLists(client: QueryClient, row: Fact): void {
  client.setQueriesData<Fact[]>({ queryKey: ALL_LISTS }, (list) =>
    list?.map((shown) => (shown.id === row.id ? withCountsOf(shown, row) : shown)),
  )
}

/** Responses may overtake each other, and a count only grows: the larger one is the newer. */
function withCountsOf(shown: Fact, row: Fact): Fact {
  return {
    ...row,
    votesInteresting: Math.max(shown.votesInteresting, row.votesInteresting),
    votesMindblowing: Math.max(shown.votesMindblowing, row.votesMindblowing),
    votesFalse: Math.max(shown.votesFalse, row.votesFalse),
  }
}

/** Votes of one kind that were cast here, from the first until all of them have a response. */
type Casting = {
  /** The count before them. */
  readonly base: number
  /** How many they are, those that failed aside. */
  readonly cast: number
  readonly pending: number
}

type Votes = {
  readonly casting: Readonly<Partial<Record<Vote, Casting>>>
  /** The server's row of the last response, which the card shows before the list does. */
  readonly answered: Fact | null
}

const NO_VOTES: Votes = { casting: {}, answered: null }

/**
 * A fact with the votes cast here shown at once, and the means to cast one. A server's row may hold votes
 * whose own responses are still on the way, so they are never added to it: the larger count is shown. A vote
 * that could not be sent is taken back, and `failed` says so until the next.
 */
export function useVotes(fact: Fact) {
  const client = useQueryClient()
  const [votes, setVotes] = useState(NO_VOTES)
  const [failed, setFailed] = useState(false)

  const begin = (vote: Vote) =>
    setVotes((now) => {
      const { base, cast, pending } = now.casting[vote] ?? {
        base: withCountsOf(fact, now.answered ?? fact)[VOTE_FIELDS[vote]],
        cast: 0,
        pending: 0,
      }
      const casting = { ...now.casting, [vote]: { base, cast: cast + 1, pending: pending + 1 } }
      return { ...now, casting }
    })
  const end = (vote: Vote, row: Fact | null) =>
    setVotes(({ casting, answered }) => {
      const { base, cast, pending } = casting[vote] ?? { base: 0, cast: 0, pending: 1 }
      const left = { base, cast: row ? cast : cast - 1, pending: pending - 1 }
      return {
        casting: { ...casting, [vote]: left.pending > 0 ? left : undefined },
        answered: row ? withCountsOf(answered ?? row, row) : answered,
      }
    })

  const cast = async (vote: Vote) => {
    begin(vote)
    setFailed(false)
    try {
      const request = { params: { id: fact.id }, body: { vote } }
      const row = await call('POST /api/facts/:id/votes', request)
      end(vote, row)
      replaceInLists(client, row)
    } catch {
      end(vote, null)
      setFailed(true)
    }
  }

  const counted = withCountsOf(fact, votes.answered ?? fact)
  for (const vote of VOTES) {
    const field = VOTE_FIELDS[vote]
    const { base = 0, cast: own = 0 } = votes.casting[vote] ?? {}
    counted[field] = Math.max(counted[field], base + own)
  }
  return { counted, cast, failed }
}

/** '[DISPUTED]': more visitors doubt it than like it (section 2). */
export function isDisputed(fact: Fact): boolean {
  return fact.votesInteresting + fact.votesMindblowing < fact.votesFalse
}
