import { describe, expect, it, test } from 'vitest'
import {
  type Judged,
  type Lantern,
  LANTERNS,
  NEW_TALLY,
  NO_POSTS,
  type Post,
  POSTS,
  type Posts,
} from '@fable/engine'
import { isOneOutOn, latestOf, outcomesOf } from './outcomes.ts'
import {
  askOf,
  carriedTexts,
  describeCarried,
  flamesText,
  LANTERN_TEXTS,
  mostFlamesText,
  offerHint,
  offerTexts,
  outcomeText,
  remarkOn,
  REMARKS,
} from './texts.ts'

const table = POSTS.flatMap((post) => LANTERNS[post].map((lantern) => ({ post, lantern })))
const stretch = { felled: 3, bosses: 2, spoiled: 0, lowest: 9, paid: 0 }
const deeds = {
  story: {
    ...NEW_TALLY,
    kills: 11,
    exactKills: 4,
    paid: 19,
    health: [[0, 5] as const, [9, 2] as const],
  },
  gold: 6,
}
const lanternOf = (id: Lantern['id'], asks: number): Lantern => ({ id, asks, flames: 2 })
const kept = (post: Post, day: number): Judged => ({
  post,
  id: 'hunter',
  flames: 2,
  isKept: true,
  day,
})
const lost = (post: Post, day: number): Judged => ({
  post,
  id: 'steady-hand',
  flames: 1,
  isKept: false,
  day,
})

describe.each(table)('the lantern $lantern.id of day $post', ({ post, lantern }) => {
  const texts = LANTERN_TEXTS[lantern.id]

  it('states its task in a few words with the number', () => {
    expect(askOf(lantern)).toMatch(/^\S+( \S+){2,5}\.$/)
    if (lantern.asks > 0) expect(askOf(lantern)).toContain(String(lantern.asks))
  })

  it('has a sentence for what the player has done so far', () => {
    expect(texts.soFar(deeds, post)).toMatch(/^\S.+\.$/)
  })

  it('shows a count and its last day in the header, and its worth in a sentence', () => {
    const carried = { post, lantern, stretch }
    const { name, count, day } = carriedTexts(carried, 6)
    expect([name, day]).toEqual([texts.name, `day ${post + 25}`])
    expect(count).toMatch(/\d/)
    expect(describeCarried(carried)).toMatch(/: .+\. (One|Two|Three) flames?, on day \d+\.$/)
  })
})

test.each([
  ['hunter', 15, 'Fell 15 more foes.', 'You felled 11 so far.', 'Hunter 3 of 15 foes until day 50'],
  [
    'giant-killer',
    5,
    'Fell 5 more bosses.',
    'Two bosses keep coming.',
    'Giant-killer 2 of 5 bosses until day 50',
  ],
  ['miser', 12, 'Arrive with 12 gold.', 'You have 6.', 'Miser 6 of 12 gold due day 50'],
  [
    'steady-hand',
    7,
    'Never below 7 HEALTH.',
    'Your lowest so far: 2.',
    'Steady hand 7+ HEALTH until day 50',
  ],
  [
    'to-the-point',
    13,
    'Fell 13, all exactly, no coin.',
    '4 of your 11 were exact.',
    'To the point 3 of 13 exact until day 50',
  ],
  [
    'eyes-shut',
    0,
    'Pay for no path.',
    'You paid 19 times so far.',
    'Eyes shut 0 paid  until day 50',
  ],
] as const)(
  'the texts of the lantern %s contain the number of its task and the progress',
  (id, asks, ask, soFar, line) => {
    const lantern = lanternOf(id, asks)
    expect(askOf(lantern)).toBe(ask)
    expect(LANTERN_TEXTS[id].soFar(deeds, 25)).toBe(soFar)
    expect(Object.values(carriedTexts({ post: 25, lantern, stretch }, 6)).join(' ')).toBe(line)
  },
)

describe('the offer of a post', () => {
  it.each(POSTS)('has a title, two lines of Marlowe and a question on day %i', (post) => {
    const offer = { post, lanterns: LANTERNS[post].slice(0, 3) }
    const { kicker, title, speech, prompt } = offerTexts(offer, post + 1)
    expect(kicker).toMatch(new RegExp(`^Day ${post + 1} · the .+ post$`))
    expect(title).toBe('Three Lanterns')
    expect(speech).toHaveLength(2)
    expect(prompt).toBe(`Which lantern, to day ${post + 25}?`)
  })

  it.each([
    [3, 'Three Lanterns', '1, 2, 3 or none'],
    [2, 'Two Lanterns', '1, 2 or none'],
    [1, 'One Lantern', '1 or none'],
  ])('states its number of lanterns: %i', (count, title, hint) => {
    const lanterns = LANTERNS[25].slice(0, count)
    expect(offerTexts({ post: 25, lanterns }, 25).title).toBe(title)
    expect(offerHint({ lanterns })).toBe(hint)
  })
})

describe('a remark of Marlowe', () => {
  it.each(['kept', 'lost'] as const)(
    'has at least six versions for a lantern that was %s',
    (about) => {
      expect(new Set(REMARKS[about]).size).toBeGreaterThanOrEqual(6)
    },
  )

  it('differs between the posts of a run and is the same each time', () => {
    for (const judged of [kept, lost]) {
      const remarks = POSTS.map((post) => remarkOn(judged(post, post), 'a run'))
      expect(new Set(remarks).size).toBe(POSTS.length)
      expect(POSTS.map((post) => remarkOn(judged(post, post), 'a run'))).toEqual(remarks)
    }
    const seeds = Array.from({ length: 99 }, (_, seed) => remarkOn(kept(25, 50), `run ${seed}`))
    expect(new Set(seeds).size).toBe(REMARKS.kept.length)
  })
})

describe('a judged lantern', () => {
  const linesOf = (judged: readonly Judged[]) => outcomesOf({ judged }).map(outcomeText)

  it('brings its flames if it was kept, and otherwise costs an earlier flame', () => {
    expect(linesOf([kept(25, 50), lost(50, 61)])).toEqual([
      'Hunter, kept. Two flames are yours.',
      'Steady hand goes dark, and takes one of your flames along.',
    ])
    expect(linesOf([lost(25, 31)])).toEqual(['Steady hand goes dark.'])
    expect(linesOf([{ ...kept(25, 50), flames: 1 }])).toEqual(['Hunter, kept. One flame is yours.'])
  })

  it('shows one flame as an outline only on the day it put that flame out', () => {
    const posts = { ...NO_POSTS, judged: [kept(25, 50), lost(50, 61)] }
    expect([60, 61, 62].map((day) => isOneOutOn(posts, day))).toEqual([false, true, false])
    expect(isOneOutOn({ ...NO_POSTS, judged: [lost(25, 31)] }, 31)).toBe(false)
  })

  it('is shown until the next post is answered, or only until that post is reached if the lantern went dark', () => {
    const offer = { post: 50, lanterns: [] } as const
    const atPost: Posts = { ...NO_POSTS, reached: 2, judged: [kept(25, 50)] }
    expect(latestOf({ ...atPost, offer })).toMatchObject({ id: 'hunter' })
    expect(latestOf({ ...atPost, next: 50 })).toMatchObject({ id: 'hunter' })
    expect(latestOf(atPost)).toBeNull()
    const onTheWay: Posts = { ...NO_POSTS, reached: 1, judged: [lost(25, 31)] }
    expect(latestOf(onTheWay)).toMatchObject({ id: 'steady-hand' })
    expect(latestOf({ ...onTheWay, reached: 2, offer })).toBeNull()
    const atEnd: Posts = { ...NO_POSTS, reached: 3, judged: [kept(75, 100)] }
    expect(latestOf(atEnd)).toMatchObject({ id: 'hunter' })
    // None was taken at day 50.
    expect(latestOf({ ...atPost, reached: 3, offer: { post: 75, lanterns: [] } })).toBeNull()
  })
})

describe('the last page', () => {
  const told = (flames: number, judged: readonly Judged[]) =>
    flamesText({ ...NO_POSTS, flames, judged })

  it('names the flames and what put them out', () => {
    expect(told(3, [kept(25, 50), { ...kept(50, 75), id: 'giant-killer' }, lost(75, 81)])).toBe(
      'Three flames: Hunter kept two, Giant-killer kept two, and Steady hand went dark on day 81 and took one along',
    )
    expect(told(1, [kept(25, 50), lost(50, 61)])).toBe(
      'One flame: Hunter kept two, and Steady hand went dark on day 61 and took one along',
    )
    expect(told(0, [lost(25, 31)])).toBe('No flames: Steady hand went dark on day 31')
  })

  it('does not mention lanterns if no lantern was taken', () => {
    expect(told(0, [])).toBeNull()
  })
})

test('the ledger shows the most flames of a run, unless there were none', () => {
  expect([0, 5].map(mostFlamesText)).toEqual([null, 'Most flames: 5'])
})
