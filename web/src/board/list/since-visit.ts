import type { Fact, Vote } from '@fable/contract'
import { countDoubts, FACT_NEWS_MAX, type VoteCounts, VOTES } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { countOr, fieldsOf, listOf, ID_MAX } from '../../lib/reading.ts'
import { readJson, writeText } from '../../lib/storage.ts'
import { factCase } from '../votes/case-votes.ts'
import { ownVotesOf } from '../votes/own-votes.ts'
import { FACTS_VISIT_KEY } from './storage-keys.ts'

/** The news that each kind of vote causes; null for a kind that is not news. */
type NewsOfVotes = EachVote<{ interesting: null; mindblowing: 'mindblowing'; false: 'doubts' }>

type EachVote<Table extends Record<Vote, string | null>> = Table

/** The numbers of new votes. `doubts` are the votes that call a fact false. */
type VoteNews = Readonly<Record<NonNullable<NewsOfVotes[Vote]>, number>>

type FollowedFact = VoteNews & { readonly id: number }

/** The last visit, as stored. News is found by ids and not by time, so that a wrong clock does not matter. */
type Visit = {
  /** The id of the newest fact at the time of the visit. */
  readonly last: number
  /** The time of the visit in milliseconds since 1970. It is only for display. */
  readonly at: number
  readonly followed: readonly FollowedFact[]
}

const writeVisit = (visit: Visit): void => void writeText(FACTS_VISIT_KEY, JSON.stringify(visit))

/** Stores the fact, so that later visits show its votes. Drops the oldest fact if there are too many. */
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
 * Fetches the news and records this visit. Resolves with null on a first visit and if there is no news. `mayShow` is
 * called after the response. If it returns false, the visit is not recorded, so that the next visit shows this news.
 */
export async function fetchNews(signal: AbortSignal, mayShow: () => boolean): Promise<News | null> {
  const visit = readVisit()
  const ids = visit?.followed.map(({ id }) => id).join(',')
  const query = visit ? { after: String(visit.last), ...(ids && { ids }) } : {}
  const { last, added, facts } = await call('GET /api/fact-news', { query }, { signal })
  if (!mayShow()) return null
  // The response leaves out deleted facts, so they are no longer followed. Facts shared during the request still are.
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
    // Facts that were shared from this browser are not news.
    added: Math.max(0, added - own),
    mindblowing: gained((fact) => fact.mindblowing),
    doubts: gained((fact) => fact.doubts),
  }

  return news.added + news.mindblowing + news.doubts > 0 ? news : null
}
