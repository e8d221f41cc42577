import { type Lantern, LANTERNS, type Post, POSTS, type Posts, postsAtStart } from '@fable/engine'
import { countOr, countsOf, fieldsOf, listOf, oneOf } from '../../lib/reading.ts'
import { FLAMES_MAX } from '../ledger/ledger.ts'

/** A run that meets no posts: one from before there were posts, or one whose posts cannot be read. */
const NO_MORE = postsAtStart(0)

export function decodePosts(stored: unknown): Posts {
  const { flames, reached, next, offer, carried, judged } = fieldsOf(stored)
  if (typeof reached !== 'number') return NO_MORE
  return {
    flames: countOr(flames, 0, 0, FLAMES_MAX),
    reached: countOr(reached, POSTS.length, 0, POSTS.length),
    next: oneOf(next, POSTS) ?? null,
    offer: decodeOffer(offer),
    carried: decodeCarried(carried),
    judged: listOf(judged).slice(0, POSTS.length).flatMap(decodeJudged),
  }
}

function decodeOffer(stored: unknown): Posts['offer'] {
  const { post: day, lanterns } = fieldsOf(stored)
  const post = oneOf(day, POSTS)
  if (!post) return null
  return { post, lanterns: listOf(lanterns).flatMap((one) => decodeLantern(one, post)) }
}

function decodeCarried(stored: unknown): Posts['carried'] {
  const fields = fieldsOf(stored)
  const post = oneOf(fields.post, POSTS)
  const [lantern] = post ? decodeLantern(fields.lantern, post) : []
  if (!post || !lantern) return null
  const stretch = fieldsOf(fields.stretch)
  const { felled, bosses, spoiled, paid } = countsOf(stretch, 'felled', 'bosses', 'spoiled', 'paid')
  const lowest = typeof stretch.lowest === 'number' ? countOr(stretch.lowest, 0) : null
  return { post, lantern, stretch: { felled, bosses, spoiled, lowest, paid } }
}

function decodeJudged(stored: unknown): Posts['judged'][number][] {
  const fields = fieldsOf(stored)
  const post = oneOf(fields.post, POSTS)
  const [lantern] = post ? decodeLantern(fields, post) : []
  if (!post || !lantern) return []
  const { id, flames } = lantern
  return [{ post, id, flames, isKept: fields.isKept === true, day: countOr(fields.day, post) }]
}

function decodeLantern(stored: unknown, post: Post): Lantern[] {
  const { id, flames } = fieldsOf(stored)
  return LANTERNS[post].filter((lantern) => lantern.id === id && lantern.flames === flames)
}
