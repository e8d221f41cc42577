import type { Fact, Vote } from '@fable/contract'
import { countDoubts, FACT_NEWS_MAX, type VoteCounts, VOTES } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { countOr, fieldsOf, listOf, ID_MAX } from '../../lib/reading.ts'
import { readJson, writeText } from '../../lib/storage.ts'
import { factCase } from '../votes/case-votes.ts'
import { ownVotesOf } from '../votes/own-votes.ts'
import { FACTS_VISIT_KEY } from './storage-keys.ts'

/** The news that each kind of vote is; null for none. */
type NewsOfVotes = EachVote<{ interesting: null; mindblowing: 'mindblowing'; false: 'doubts' }>

type EachVote<Table extends Record<Vote, string | null>> = Table

/** Votes by others; `doubts` are the votes that call a fact false. */
type VoteNews = Readonly<Record<NonNullable<NewsOfVotes[Vote]>, number>>

type FollowedFact = VoteNews & { readonly id: number }

/** News is found by ids, not by time, so that a wrong clock does no harm. */
type Visit = {
  /** The id of the newest fact at that time. */
  readonly last: number
  /** In milliseconds since 1970, used only for display. */
  readonly at: number
  readonly followed: readonly FollowedFact[]
}

const writeVisit = (visit: Visit): void => void writeText(FACTS_VISIT_KEY, JSON.stringify(visit))

/** Later visits show the fact's votes. Drops the oldest fact if there are too many. */
export function followFact(fact: Fact): void {
  const visit = readVisit() ?? { last: fact.id, at: Date.now(), followed: [] }
  writeVisit({
    ...visit,
    followed: [toFollowed(fact), ...visit.followed].slice(0, FACT_NEWS_MAX),
  })
}

function readVisit(): Visit | null {
  const { last, at, followed } = fieldsOf(readJson(FACTS_VISIT_KEY))
  if (typeof last !== 'number' || typeof at !== 'number') return null
  return {
    last,
    at,
    followed: listOf(followed).flatMap((item) => {
      const fields = fieldsOf(item)
      const id = countOr(fields.id, 0, 0, ID_MAX)
      if (id === 0) return []
      return [
        { id, mindblowing: countOr(fields.mindblowing, 0), doubts: countOr(fields.doubts, 0) },
      ]
    }),
  }
}

function toFollowed(fact: Fact): FollowedFact {
  const votes = votesOfOthers(fact)
  return { id: fact.id, mindblowing: votes.votesMindblowing, doubts: countDoubts(votes) }
}

function votesOfOthers(fact: Fact): VoteCounts {
  const own = ownVotesOf(factCase(fact.id))
  return Object.fromEntries(
    VOTES.map(({ id, field }) => [field, Math.max(0, fact[field] - (own[id] ?? 0))]),
  ) as VoteCounts
}

export type News = VoteNews & {
  /** The time of the last visit, in milliseconds since 1970. */
  readonly since: number
  readonly added: number
}

/**
 * Also records this visit. Null on a first visit, and if there are no news. `mayShow` is asked after the response; if
 * it returns false, nothing is recorded, so that the next visit has these news.
 */
export async function fetchNews(signal: AbortSignal, mayShow: () => boolean): Promise<News | null> {
  const visit = readVisit()
  const ids = visit?.followed.map(({ id }) => id).join(',')
  const query = visit ? { after: String(visit.last), ...(ids && { ids }) } : {}
  const { last, added, facts } = await call('GET /api/fact-news', { query }, { signal })
  if (!mayShow()) return null
  // The response omits deleted facts. Facts shared during the request are kept.
  const asked = new Set(visit?.followed.map(({ id }) => id))
  const shared = readVisit()?.followed.filter(({ id }) => !asked.has(id)) ?? []
  writeVisit({ last, at: Date.now(), followed: [...shared, ...facts.map(toFollowed)] })
  if (!visit) return null
  const own = facts.filter(({ id }) => id > visit.last).length

  const gained = (count: (fact: FollowedFact) => number): number =>
    facts.reduce((sum, fact) => {
      const before = visit.followed.find(({ id }) => id === fact.id)
      return sum + Math.max(0, count(toFollowed(fact)) - (before ? count(before) : 0))
    }, 0)

  const news = {
    since: visit.at,
    // New facts that were shared from this browser are not news.
    added: Math.max(0, added - own),
    mindblowing: gained((fact) => fact.mindblowing),
    doubts: gained((fact) => fact.doubts),
  }

  return news.added + news.mindblowing + news.doubts > 0 ? news : null
}
