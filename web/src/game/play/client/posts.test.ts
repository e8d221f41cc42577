import { describe, expect, it } from 'vitest'
import { newRun, NO_POSTS, type Posts, viewOf } from '@fable/engine'
import { makeRun } from '../../../testing/run.ts'
import { decode } from '../../save/decode.ts'
import { encode } from '../../save/encode.ts'
import { newGame, type SavedGame } from '../../save/saved-game.ts'
import { sceneOf, type ClientEvent, type ClientState } from './client-state.ts'
import { transition } from './transition.ts'

const stamp = { requestId: 1, runId: 'other', secret: 'x', at: 1, pace: 'instant' } as const

const enter = (game: SavedGame): ClientState => ({
  presence: 'entered',
  phase: { name: 'idle' },
  background: { name: 'none' },
  game,
  shown: { lines: game.lines, view: viewOf(game.state), announcement: '', cue: null },
  isKept: true,
  hasServer: true,
})

const send = (state: ClientState, ...events: ClientEvent[]) =>
  events.reduce<ReturnType<typeof transition>>(
    (step, event) => transition(step.state, event, stamp),
    { state, effects: [] },
  )

const type = (input: string): ClientEvent => ({ type: 'submitted', input })
const answer = { type: 'seedArrived', requestId: 1, seeds: { seed: 'a' } } as const
const textsIn = ({ game }: ClientState) => game.lines.map(({ text }) => text)

/** A ranked run on day 24 with four rewards, any of which leads to the first post. */
const beforePost: SavedGame = {
  ...newGame(),
  state: {
    ...newRun({ playerName: 'Wren' }),
    day: 24,
    health: 12,
    gold: 3,
    mode: { name: 'paths', seen: ['reward', 'reward', 'reward', 'reward'] },
  },
  run: makeRun({
    id: 'run',
    seed: '',
    turn: 90,
    ranked: true,
  }),
}

const atPost = (): ClientState => send(enter(beforePost), type('path 1'), answer).state
function runOf({ game }: ClientState) {
  if (!game.run) throw new Error('There is no run.')
  return game.run
}
const lanternsOf = (state: ClientState): NonNullable<Posts['offer']>['lanterns'] =>
  runOf(state).posts.offer?.lanterns ?? []

describe('the game client at a post', () => {
  it('offers three lanterns in place of the prompt, which follows the choice', () => {
    const state = atPost()
    expect(lanternsOf(state)).toHaveLength(3)
    expect(sceneOf(state).posts.offer?.post).toBe(25)
    const texts = textsIn(state)
    expect(texts).toContain('Day 25 · the first post')
    expect(texts.at(-1)).toBe('Which lantern, to day 50?')
    expect(texts).not.toContain('Pay 1 Gold to See Paths??')
    const answered = send(state, { type: 'offerAnswered', lantern: null }).state
    expect(textsIn(answered).slice(-2)).toEqual(['none', 'Pay 1 Gold to See Paths??'])
    expect(sceneOf(answered).posts).toMatchObject({ offer: null, carried: null })
  })

  it('takes the lantern that a card, a number or a name chooses', () => {
    const lanterns = lanternsOf(atPost())
    const [, second] = lanterns
    const name = second?.id.replaceAll('-', ' ').replace('giant killer', 'giant-killer') ?? ''
    for (const event of [
      type('2'),
      type(` ${name.toUpperCase()} `),
      { type: 'offerAnswered', lantern: second?.id ?? null } as const,
    ]) {
      const { state, effects } = send(atPost(), event)
      expect(runOf(state).posts.carried?.lantern).toEqual(second)
      expect(effects.map((effect) => effect.type)).toEqual(['save'])
    }
    for (const event of [type('0'), type('None')]) {
      const { posts } = runOf(send(atPost(), event).state)
      expect(posts).toMatchObject({ offer: null, carried: null })
    }
  })

  it('takes no lantern if the player enters “chance” instead of choosing', () => {
    const { state, effects } = send(atPost(), type('chance'))
    expect(effects.find((effect) => effect.type === 'requestTurn')?.run).not.toHaveProperty(
      'lantern',
    )
    expect(runOf(send(state, answer).state).posts).toMatchObject({ offer: null, carried: null })
  })

  it('repeats the offer after any other input', () => {
    const { state } = send(atPost(), type('4'))
    expect(lanternsOf(state)).toHaveLength(3)
    expect(textsIn(state).at(-1)).toBe('Which lantern, to day 50? Type 1, 2, 3 or none.')
  })

  it('prints how many flames the chosen lantern is worth, and on which day', () => {
    const { id } = lanternsOf(atPost())[0] ?? {}
    const texts = textsIn(send(atPost(), { type: 'offerAnswered', lantern: id ?? null }).state)
    expect(texts.at(-2)).toMatch(/ One flame, on day 50\.$/)
  })

  it('prints which lantern a death puts out before it reports the death', () => {
    const lantern = { id: 'hunter', flames: 2, asks: 15 } as const
    const stretch = { felled: 3, bosses: 0, spoiled: 0, lowest: 1, paid: 0 }
    const carried = { post: 25, lantern, stretch } as const
    const foe = { type: 'boss', id: 'pumpkin-king', health: 41, round: 1 } as const
    const run = { ...beforePost.run, posts: { ...NO_POSTS, reached: 1, carried } }
    const dying = {
      ...beforePost.state,
      day: 40,
      health: 1,
      mode: { name: 'attack', foe } as const,
    }
    let state = enter({ ...beforePost, state: dying, run } as SavedGame)
    for (let n = 0; n < 9 && runOf(state).ended === undefined; n += 1)
      state = send(state, type('0'), { ...answer, seeds: { seed: `s${n}` } }).state
    const texts = textsIn(state)
    expect(texts).toContain('Hunter goes dark.')
    expect(texts.indexOf('Hunter goes dark.')).toBeLessThan(texts.indexOf('YOU DIED'))
  })

  it('sends the lantern with the next turn only, even after a reload', () => {
    const taken = send(atPost(), type('1')).state
    const reloaded = enter(decode(JSON.parse(JSON.stringify(encode(taken.game)))))
    for (const state of [taken, reloaded]) {
      const { id } = lanternsOf(atPost())[0] ?? {}
      const asked = send(state, type('chance'))
      expect(asked.effects.find((effect) => effect.type === 'requestTurn')?.run.lantern).toBe(id)
      const played = send(asked.state, answer).state
      expect(runOf(played)).not.toHaveProperty('lantern')
      expect(runOf(played).posts.carried?.lantern.id).toBe(id)
    }
  })

  it('keeps the lantern of a run that continues unranked', () => {
    const asked = send(atPost(), type('1'), type('chance')).state
    const unranked = send(asked, { type: 'choseUnranked' }).state
    expect(runOf(unranked)).toMatchObject({ ranked: false, pending: 'chance' })
    expect(runOf(unranked).posts.carried).toEqual(runOf(asked).posts.carried)
  })

  it('makes no offer in a run that was begun before there were posts', () => {
    const stored = encode(beforePost)
    const game = decode({ ...stored, run: { ...stored.run, posts: undefined } })
    const state = send(enter(game), type('path 1'), answer).state
    expect(runOf(state).posts.offer).toBeNull()
    expect(textsIn(state).at(-1)).toBe('Pay 1 Gold to See Paths??')
  })
})
