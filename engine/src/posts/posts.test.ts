import { describe, expect, test } from 'vitest'
import type { Turn } from '../model/command.ts'
import { newRun } from '../model/new-run.ts'
import type { State } from '../model/state.ts'
import type { TurnEvent } from '../model/turn-event.ts'
import { LANTERNS, type LanternId, POSTS } from './lanterns.ts'
import { NO_POSTS, passTurn, type Posts } from './posts.ts'

type Given = {
  readonly events?: readonly TurnEvent[]
  readonly state?: Partial<State>
  readonly ended?: Turn['ended']
}

/** A turn that ends in the choice of pay or chance. */
const turnOf = ({ events = [], state = {}, ended }: Given): Turn => ({
  command: { type: 'chance' },
  state: { ...newRun(), mode: { name: 'paychance' }, ...state },
  events,
  lines: [],
  ...(ended && { ended }),
})

const pass = (posts: Posts, given: Given = {}, taken?: LanternId, seed = 'run'): Posts =>
  passTurn(posts, { turn: turnOf(given), taken, seed })

const felled = (kind: 'enemy' | 'boss', isExact = false): TurnEvent => ({
  type: 'felled',
  foe: 'gerald',
  kind,
  isExact,
})

/** A seed with which the first post offers this lantern. */
function seedFor(id: LanternId): string {
  const seeds = Array.from({ length: 100 }, (_, n) => `seed-${n}`)
  const found = seeds.find((seed) =>
    pass(NO_POSTS, { state: { day: 25, health: 20 } }, undefined, seed).offer?.lanterns.some(
      (lantern) => lantern.id === id,
    ),
  )
  if (found === undefined) throw new Error(`No post offers ${id}.`)
  return found
}

/** A run that took this lantern at the first post, and has nothing else. */
function carrying(id: LanternId, given: Given = {}): Posts {
  const seed = seedFor(id)
  const offered = pass(NO_POSTS, { state: { day: 25, health: 20 } }, undefined, seed)
  return pass(offered, { state: { day: 26 }, ...given }, id, seed)
}

const END = { day: 50 }
const flamesOf = (id: LanternId) => LANTERNS[25].find((lantern) => lantern.id === id)?.flames ?? 0
const asksOf = (id: LanternId) => LANTERNS[25].find((lantern) => lantern.id === id)?.asks ?? 0

describe('the offer of a post', () => {
  test('is made once, at the first choice after the post, and ends with the next turn', () => {
    expect(pass(NO_POSTS, { state: { day: 24 } }).offer).toBeNull()
    const fight = {
      name: 'attack',
      foe: { type: 'boss', id: 'gerald', health: 9, round: 0 },
    } as const
    const inFight = pass(NO_POSTS, { state: { day: 27, mode: fight } })
    expect(inFight.offer).toBeNull()
    const offered = pass(inFight, { state: { day: 27 } })
    expect(offered.offer?.post).toBe(25)
    const gone = pass(offered, { state: { day: 20 } })
    expect(gone.offer).toBeNull()
    expect(pass(gone, { state: { day: 26 } }).offer).toBeNull()
    expect(pass(gone, { state: { day: 50 } }).offer?.post).toBe(50)
  })

  test('comes from the later post if a turn passes two', () => {
    const offered = pass(NO_POSTS, { state: { day: 60 } })
    expect(offered.offer?.post).toBe(50)
    expect(pass(offered, { state: { day: 61 } }).offer).toBeNull()
  })

  test('has lanterns of one, two and three flames, the same for the same seed', () => {
    for (const [at, day] of POSTS.entries()) {
      const before = { ...NO_POSTS, reached: at }
      for (let n = 0; n < 200; n += 1) {
        const offer = pass(before, { state: { day, health: 9 } }, undefined, `s${n}`).offer
        const lanterns = offer?.lanterns ?? []
        expect(lanterns.map(({ flames }) => flames)).toEqual([1, 2, 3])
        const ids = lanterns.map(({ id }) => id)
        expect(new Set(ids).size).toBe(3)
        expect(ids.includes('hunter') && ids.includes('giant-killer')).toBe(false)
        expect(pass(before, { state: { day, health: 9 } }, undefined, `s${n}`).offer).toEqual(offer)
      }
    }
  })

  test('has no lantern that would be lost immediately', () => {
    for (let n = 0; n < 50; n += 1) {
      const { offer } = pass(NO_POSTS, { state: { day: 25, health: 3 } }, undefined, `s${n}`)
      expect(offer?.lanterns.map(({ id }) => id)).not.toContain('steady-hand')
    }
  })

  test('must include a lantern for it to be taken', () => {
    expect(pass(NO_POSTS, { state: { day: 3 } }, 'hunter').carried).toBeNull()
    const seed = seedFor('hunter')
    const offered = pass(NO_POSTS, { state: { day: 25, health: 20 } }, undefined, seed)
    expect(pass(offered, { state: { day: 26 } }, 'giant-killer', seed).carried).toBeNull()
  })
})

describe('a lantern', () => {
  const many = (count: number, event: TurnEvent) => Array.from({ length: count }, () => event)
  const cases: [LanternId, kept: Given, lost: Given][] = [
    [
      'hunter',
      { events: many(asksOf('hunter'), felled('enemy')) },
      { events: many(asksOf('hunter') - 1, felled('boss')) },
    ],
    [
      'giant-killer',
      { events: many(asksOf('giant-killer'), felled('boss')) },
      { events: many(40, felled('enemy')) },
    ],
    ['miser', { state: { gold: asksOf('miser') } }, { state: { gold: asksOf('miser') - 1 } }],
    [
      'steady-hand',
      { events: [{ type: 'hit-back', foe: 'gerald', damage: 1, left: asksOf('steady-hand') }] },
      { events: [{ type: 'hit-back', foe: 'gerald', damage: 1, left: asksOf('steady-hand') - 1 }] },
    ],
    [
      'to-the-point',
      { events: many(asksOf('to-the-point'), felled('enemy', true)) },
      { events: [...many(30, felled('enemy', true)), { type: 'coin', gold: 1 }] },
    ],
  ]

  test.each(cases)(
    'of the kind %s is kept if its goal is reached, and lost if not',
    (id, kept, lost) => {
      const judged = (given: Given) =>
        pass(carrying(id), { ...given, state: { ...END, ...given.state } })
      expect(judged(kept)).toMatchObject({ flames: flamesOf(id), carried: null })
      expect(judged(kept).judged).toMatchObject([{ post: 25, id, isKept: true, day: 50 }])
      expect(judged(lost)).toMatchObject({ flames: 0, carried: null, judged: [{ isKept: false }] })
    },
  )

  test('counts the turn that takes it, and is lost as soon as its goal is out of reach', () => {
    const events: TurnEvent[] = [{ type: 'hit-back', foe: 'gerald', damage: 9, left: 1 }]
    expect(carrying('steady-hand', { events }).judged).toMatchObject([{ isKept: false, day: 26 }])
  })

  test('costs one earlier flame when it is lost, and is lost by a death', () => {
    const before = { ...carrying('hunter'), flames: 2 }
    expect(pass(before, { state: END }).flames).toBe(1)
    const ending = { daysSurvived: 40, strength: 1, kills: 30, bestHit: 1, gold: 0 }
    const enough = many(30, felled('enemy'))
    const died = pass(before, { events: enough, ended: { cause: 'death', ...ending } })
    expect(died).toMatchObject({ flames: 1, carried: null, judged: [{ day: 40 }] })
    const won = pass(before, { events: enough, ended: { cause: 'hundred', ...ending } })
    expect(won).toMatchObject({ flames: 2 + flamesOf('hunter'), carried: null })
  })

  test('is not judged when the run goes back in time', () => {
    expect(pass(carrying('hunter'), { state: { day: 20 } }).carried).not.toBeNull()
  })
})
