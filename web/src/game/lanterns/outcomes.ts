import { type Judged, type Posts, POSTS } from '@fable/engine'

export type Outcome = Judged & {
  readonly hasPutOutOne: boolean
}

export function outcomesOf({ judged }: Pick<Posts, 'judged'>): readonly Outcome[] {
  let flames = 0
  return judged.map((one) => {
    const hasPutOutOne = !one.isKept && flames > 0
    flames = one.isKept ? flames + one.flames : Math.max(0, flames - 1)
    return { ...one, hasPutOutOne }
  })
}

/** Returns the lantern that was judged last; null once the bar of the console no longer shows it. */
export function latestOf(posts: Posts): Outcome | null {
  const { carried, reached, next, offer } = posts
  const latest = outcomesOf(posts).at(-1)
  if (!latest || carried) return null
  const post = POSTS[reached - 1] ?? 0
  const isAtPost = next !== null || offer !== null
  return latest.post === post || (isAtPost && latest.day >= post) ? latest : null
}

export const isOneOutOn = (posts: Posts, day: number): boolean =>
  outcomesOf(posts).some((one) => one.hasPutOutOne && one.day === day)
