import type { Fact } from '@fable/contract'
import { FACT_NEWS_MAX } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { countOr, fieldsOf, listOf, ID_MAX } from '../../lib/reading.ts'
import { FACTS_VISIT_KEY, readJson, writeText } from '../../lib/storage.ts'
import { ownVotesOf } from '../votes/own-votes.ts'
import { factCase } from '../votes/case-votes.ts'

/** The votes of others at the last visit, on a fact shared from this browser. */
type FollowedFact = {
  readonly id: number
  readonly mindblowing: number
  readonly doubts: number
}

/** The last visit as this browser remembers it; no clock, so that a wrong one does no harm. */
type Visit = {
  /** The id of the newest fact then. */
  readonly last: number
  /** When it was, in milliseconds since 1970: only to name its day. */
  readonly at: number
  readonly followed: readonly FollowedFact[]
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

const writeVisit = (visit: Visit): void => void writeText(FACTS_VISIT_KEY, JSON.stringify(visit))

function toFollowed({ id, votesMindblowing, votesFalse }: Fact): FollowedFact {
  const own = ownVotesOf(factCase(id))
  return {
    id,
    mindblowing: Math.max(0, votesMindblowing - (own.mindblowing ?? 0)),
    doubts: Math.max(0, votesFalse - (own.false ?? 0)),
  }
}

/** Records a fact from this browser, to show its votes later. Drops the oldest if there are too many. */
export function followFact(fact: Fact): void {
  const visit = readVisit() ?? { last: fact.id, at: Date.now(), followed: [] }
  writeVisit({
    ...visit,
    followed: [toFollowed(fact), ...visit.followed].slice(0, FACT_NEWS_MAX),
  })
}

/** News since the last visit. */
export type News = {
  /** The time of the last visit, in milliseconds since 1970. */
  readonly since: number
  /** Number of new facts. */
  readonly added: number
  /** Number of others' votes for the facts shared from here. */
  readonly mindblowing: number
  readonly doubts: number
}

/**
 * Fetches the news since the last visit, and records this one. null on a first visit, or without news. If `mayShow`
 * forbids showing the response, the news stay for the next visit.
 */
export async function fetchNews(signal: AbortSignal, mayShow: () => boolean): Promise<News | null> {
  const visit = readVisit()
  const ids = visit?.followed.map(({ id }) => id).join(',')
  const query = visit ? { after: String(visit.last), ...(ids && { ids }) } : {}
  const { last, added, facts } = await call('GET /api/fact-news', { query }, { signal })
  if (!mayShow()) return null
  // A deleted fact is no longer followed; one that was shared in the meantime is.
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
    // Facts shared from here are no news.
    added: Math.max(0, added - own),
    mindblowing: gained((fact) => fact.mindblowing),
    doubts: gained((fact) => fact.doubts),
  }
  return news.added + news.mindblowing + news.doubts > 0 ? news : null
}
