import type { Turn } from '../model/command.ts'
import type { State } from '../model/state.ts'
import { rngFrom } from '../rng/rng.ts'
import { hasPosts } from '../rules/version.ts'
import {
  endOfStretch,
  type Lantern,
  type LanternId,
  LANTERNS,
  type Post,
  POSTS,
} from './lanterns.ts'
import { countStretch, isKept, isLost, NEW_STRETCH, type Stretch } from './stretch.ts'

/** The offer of a post: at most one lantern each of one, of two and of three flames. */
export type Offer = { readonly post: Post; readonly lanterns: readonly Lantern[] }

export type Carried = {
  readonly post: Post
  readonly lantern: Lantern
  readonly stretch: Stretch
}

/** A lantern whose stretch is over, or that was lost before. */
export type Judged = {
  readonly post: Post
  readonly id: LanternId
  readonly flames: number
  readonly isKept: boolean
  readonly day: number
}

/**
 * The offers, lanterns and flames of a run. They are derived from the turns and from the lanterns that were taken. They
 * are not part of the state, so no rule of a turn depends on them.
 */
export type Posts = {
  readonly flames: number
  readonly reached: number
  /** The post whose offer comes at the next choice of a path; otherwise null. */
  readonly next: Post | null
  readonly offer: Offer | null
  readonly carried: Carried | null
  readonly judged: readonly Judged[]
}

export const NO_POSTS: Posts = {
  flames: 0,
  reached: 0,
  next: null,
  offer: null,
  carried: null,
  judged: [],
}

/** A run under rules without posts counts as having passed all of them. */
export const postsAtStart = (rules: number): Posts =>
  hasPosts(rules) ? NO_POSTS : { ...NO_POSTS, reached: POSTS.length }

/** The parts of a run on which its offers depend. `road`: the day of its daily road, if it is on one. */
type OfferedRun = { readonly id: string; readonly road?: string | null | undefined }

/** Returns the text from which the offers of a run are drawn. On a daily road it is the same for everybody. */
export const postSeed = ({ id, road }: OfferedRun): string => road ?? id

type Verdict = Pick<Judged, 'isKept' | 'day'>

/** `id` may come from an untrusted client. */
export const findOffered = ({ offer }: Posts, id: string | undefined): Lantern | undefined =>
  offer?.lanterns.find((lantern) => lantern.id === id)

export function answerOffer(posts: Posts, id: string | undefined): Posts {
  const { offer } = posts
  const lantern = findOffered(posts, id)
  const taken = offer && lantern ? { post: offer.post, lantern, stretch: NEW_STRETCH } : null
  return { ...posts, offer: null, carried: taken ?? posts.carried }
}

type Played = {
  readonly turn: Turn
  readonly taken?: string | undefined
  readonly seed: string
}

/** Updates the posts after a turn. `taken` is ignored if that lantern was not offered. */
export function passTurn(before: Posts, { turn, taken, seed }: Played): Posts {
  const after = carryOn(answerOffer(before, taken), turn)
  if (turn.ended) return { ...after, next: null }
  const posts = reach(after, turn.state)
  const isChoice = turn.state.mode.name === 'paychance' || turn.state.mode.name === 'paths'
  if (posts.next === null || !isChoice) return posts
  return { ...posts, next: null, offer: drawOffer(seed, posts.next, turn.state) }
}

function carryOn(posts: Posts, { events, state, ended }: Turn): Posts {
  const { carried: before } = posts
  if (!before) return posts
  const carried = { ...before, stretch: countStretch(before.stretch, events) }
  const { lantern, stretch, post } = carried
  const { day, gold } = ended ? { ...ended, day: ended.daysSurvived } : state
  const end = (kept: boolean) => judge(posts, carried, { isKept: kept, day })
  if (isLost(lantern, stretch)) return end(false)
  if (ended) return end(ended.cause === 'hundred' && isKept(lantern, stretch, gold))
  if (day >= endOfStretch(post)) return end(isKept(lantern, stretch, gold))
  return { ...posts, carried }
}

// A run that goes back in time does not meet a post again.
function reach(posts: Posts, { day }: State): Posts {
  const reached = POSTS.filter((post) => post <= day).length
  if (reached <= posts.reached) return posts
  return { ...posts, reached, next: POSTS[reached - 1] ?? null }
}

/**
 * Draws the offer of a post. It depends on the post and on the run, or on the road instead of the run. A lantern that
 * the player would lose at once is left out.
 */
function drawOffer(seed: string, post: Post, { health }: State): Offer {
  const rng = rngFrom(`${seed}/post/${post}`)
  const lanterns: Lantern[] = []
  for (const flames of [1, 2, 3]) {
    const all = LANTERNS[post].filter((lantern) => lantern.flames === flames)
    // All lanterns are put into a random order before some are left out. So walkers with different HEALTH get the same
    // offer as far as possible.
    const drawn = rng
      .sample(all, all.length)
      .find(
        (lantern) =>
          fits(lantern, lanterns) && !isLost(lantern, { ...NEW_STRETCH, lowest: health }),
      )
    if (drawn) lanterns.push(drawn)
  }
  return { post, lanterns }
}

/** A kept lantern adds its flames; a lost one puts out one earlier flame. */
function judge(posts: Posts, { post, lantern }: Carried, verdict: Verdict): Posts {
  const { id, flames } = lantern
  return {
    ...posts,
    carried: null,
    flames: verdict.isKept ? posts.flames + flames : Math.max(0, posts.flames - 1),
    judged: [...posts.judged, { post, id, flames, ...verdict }],
  }
}

// An offer has no lantern twice, and at most one lantern that asks for fights.
function fits({ id }: Lantern, others: readonly Lantern[]): boolean {
  const fights = (one: LanternId) => one === 'hunter' || one === 'giant-killer'
  return !others.some((other) => other.id === id || (fights(other.id) && fights(id)))
}

type Transcript = OfferedRun & {
  readonly rules: number
  readonly turns: readonly { readonly lantern?: string | undefined }[]
}

export function postsAlong(run: Transcript, turns: readonly Turn[]): readonly Posts[] {
  const seed = postSeed(run)
  let posts = postsAtStart(run.rules)
  return turns.map((turn, at) => {
    posts = passTurn(posts, { turn, taken: run.turns[at]?.lantern, seed })
    return posts
  })
}
