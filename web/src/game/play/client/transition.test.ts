import { describe, expect, it } from 'vitest'
import { newRun, viewOf } from '@fable/engine'
import { makeEnding, makeRun } from '../../../testing/run.ts'
import type { Preferences } from '../../save/preferences.ts'
import { newGame, type Run, type SavedGame } from '../../save/saved-game.ts'
import { sceneOf, type ClientEvent, type ClientState, type Effect } from './client-state.ts'
import { transition } from './transition.ts'

const clientOf = (game: SavedGame): ClientState => ({
  presence: 'left',
  phase: { name: 'idle' },
  background: { name: 'none' },
  game,
  shown: { lines: game.lines, view: viewOf(game.state), announcement: '', cue: null },
  isKept: true,
  hasServer: true,
})

/** Sends events one after the other. The request id of each is its position, counted from 1. */
function send(start: ClientState, ...events: ClientEvent[]) {
  let state = start
  let effects: readonly Effect[] = []
  events.forEach((event, at) => {
    const stamp = {
      requestId: at + 1,
      runId: 'run',
      secret: 'x',
      at: 1000,
      pace: 'instant' as const,
    }
    const step = transition(state, event, stamp)
    state = step.state
    effects = step.effects
  })
  return { state, effects }
}

const entered: ClientEvent = { type: 'entered' }
const submitted = (input: string): ClientEvent => ({ type: 'submitted', input })

/** The account of Robin, whose chosen name was Wren before. */
const account = { userID: 'user', userName: 'Robin', currency: 0 }
const robins: SavedGame = {
  ...newGame(),
  account,
  state: newRun({ playerName: 'Wren', userName: 'Robin' }),
}
const started: ClientEvent = {
  type: 'startArrived',
  requestId: 2,
  started: {
    kind: 'ranked',
    run: {
      id: 'run-1',
      rules: 1,
      player: { playerName: 'Robin', userName: 'Robin' },
      commitment: 'c',
    },
  },
}

describe('the game client', () => {
  it('keeps the chosen name when an account’s ranked run starts', () => {
    const { state } = send(clientOf(robins), entered, submitted('start'), started)
    expect(state.game.state).toMatchObject({ playerName: 'Wren', userName: 'Robin' })
  })

  it('ignores a response that is no longer awaited', () => {
    const left: ClientEvent = { type: 'choseUnranked' }
    const before = send(clientOf(robins), entered, submitted('start'), left).state
    expect(sceneOf(before)).toMatchObject({ isRanked: false, isSlow: false })
    const { state, effects } = send(before, started)
    expect(state).toBe(before)
    expect(effects).toEqual([])
  })

  it('offers to continue unranked during a long wait, until the player chooses to wait', () => {
    const slow: ClientEvent = { type: 'slow', requestId: 2 }
    const waiting = send(clientOf(robins), entered, submitted('start'), slow).state
    expect(waiting.phase).toMatchObject({ name: 'starting', slow: true })
    expect(send(waiting, { type: 'choseWait' }).state.phase).toMatchObject({ slow: false })
  })

  it('shows the last page again if the player leaves during a start without a response', () => {
    const ended = makeEnding({ daysSurvived: 3, gold: 1 })
    const game = { ...newGame(), run: makeRun({ turn: 9, ended }) }
    const { state } = send(clientOf(game), entered, submitted('start'))
    expect(sceneOf(state).ending).toBeNull()
    const { state: left } = send(state, { type: 'left' }, entered)
    expect(sceneOf(left).ending).toEqual(ended)
  })

  describe('after a path was taken unseen', () => {
    const state = {
      ...newRun({ playerName: 'Wren' }),
      mode: { name: 'paths', seen: null } as const,
    }
    const onRoad = { road: { day: '2026-11-22' } }
    const game = { ...newGame(), state, run: makeRun({ turn: 2 }) }
    const taken = (pace: Preferences['pace'], more: Partial<Run> = {}, by = 'a') => {
      const seed = { type: 'seedArrived', requestId: 2, seeds: { seed: by } } as const
      const walked = { ...game, run: { ...game.run, ...more } }
      const playing = send(clientOf(walked), entered, submitted('path 2')).state
      return transition(playing, seed, { ...stampOf, pace })
    }
    const stampOf = { requestId: 9, runId: 'r', secret: 'x', at: 1 }
    const textsOf = ({ game: { lines } }: ClientState) => lines.map(({ text }) => text)

    it.each<Preferences['pace']>(['timed', 'press'])(
      'turns the cards before the first line at pace %s, and puts them in the tray after the last',
      (pace) => {
        const { state: turning, effects } = taken(pace)
        expect(sceneOf(turning)).toMatchObject({ fog: { path: 2 }, tray: null, isPrinting: true })
        expect(sceneOf(turning).fog?.kinds).toHaveLength(4)
        expect(sceneOf(turning).lines.at(-1)).toMatchObject({ tone: 'echo' })
        const timers = effects.filter(({ type }) => type === 'timer')
        expect(timers).toMatchObject([{ after: expect.any(Number) as number }])
        const told = transition(turning, { type: 'timerFired' }, { ...stampOf, pace }).state
        expect(sceneOf(told).lines.at(-1)).not.toMatchObject({ tone: 'echo' })
        const done = transition(told, { type: 'paceChanged' }, { ...stampOf, pace }).state
        expect(sceneOf(done)).toMatchObject({ fog: null, tray: { path: 2 } })
      },
    )

    it('shows all cards and lines at once after a press at pace timed', () => {
      const done = send(taken('timed').state, { type: 'advance' }).state
      expect(sceneOf(done)).toMatchObject({ fog: null, tray: { path: 2 }, isPrinting: false })
    })

    it('begins the story after a press at pace press, and stops the timer', () => {
      const begun = send(taken('press').state, { type: 'advance' })
      expect(begun.effects).toContainEqual({ type: 'cancelTimer' })
      expect(sceneOf(begun.state).lines.at(-1)).not.toMatchObject({ tone: 'echo' })
    })

    it('puts the cards in the tray at once at pace instant, even on a road', () => {
      expect(sceneOf(taken('instant').state)).toMatchObject({ fog: null, tray: { path: 2 } })
      expect(sceneOf(taken('instant', onRoad).state).tray).toMatchObject({ path: 2 })
      expect(sceneOf(taken('timed', onRoad).state).fog).toMatchObject({ path: 2 })
    })

    it('announces once what the other paths hid, without printing a line', () => {
      const { announcement } = sceneOf(taken('instant').state)
      expect(announcement.match(/You took path 2, .*Path 1: .*Path 3: .*Path 4: /g)).toHaveLength(1)
      expect(textsOf(taken('instant').state).join()).not.toMatch(/Behind the fog|Path 1: /)
    })

    it('empties the tray at the player’s input at the next fork', () => {
      const next = taken('instant', {}, 'c').state
      expect(sceneOf(next)).toMatchObject({
        tray: { path: 2 },
        view: { prompt: { mode: 'paychance' } },
      })
      expect(sceneOf(send(next, submitted('chance')).state).tray).toBeNull()
    })
  })
})

describe('a turn on a daily road', () => {
  it('draws its four paths from the seed that all walkers share', () => {
    const mode = { name: 'paths', seen: null } as const
    const state = { ...newRun({ playerName: 'Wren' }), mode }
    const run = makeRun({ seed: '', turn: 2, ranked: true })
    const game = { ...newGame(), state, run }
    const kindsOf = (seed: string, paths: string) => {
      const playing = send(clientOf(game), entered, submitted('path 2')).state
      const arrived = { type: 'seedArrived', requestId: 2, seeds: { seed, paths } } as const
      return send(playing, arrived).state.game.run?.story.path?.kinds
    }
    expect(kindsOf('a', 'shared')).toHaveLength(4)
    expect(kindsOf('b', 'shared')).toEqual(kindsOf('a', 'shared'))
    expect(kindsOf('a', 'other')).not.toEqual(kindsOf('a', 'shared'))
  })
})

describe('the shelf', () => {
  const own = makeRun({
    id: 'own',
    ranked: true,
    seed: '',
    turn: 60,
    at: 1,
  })
  const day41: SavedGame = {
    ...robins,
    run: own,
    state: { ...robins.state, day: 41, health: 8, mode: { name: 'paychance' } },
    lines: [{ key: 0, text: 'Day 41.', tone: 'plain', wait: 0 }],
  }
  const road = { day: '2026-11-24', isAttempt: true }
  const walk: ClientEvent = { type: 'roadChosen', road }
  const opened: ClientEvent = {
    type: 'startArrived',
    requestId: 2,
    started: {
      kind: 'ranked',
      run: {
        id: 'road',
        rules: 1,
        player: { playerName: 'Robin', userName: 'Robin' },
        commitment: 'c',
        closesAt: '2026-11-25T00:00:00.000Z',
        turns: 0,
      },
    },
  }
  const onRoad = send(clientOf(day41), entered, walk, opened).state

  it('takes the run in progress when the server has opened the road', () => {
    expect(send(clientOf(day41), entered, walk).state.game.shelf).toBeNull()
    expect(onRoad.game).toMatchObject({
      run: { id: 'road', road },
      shelf: { run: own, state: { day: 41 } },
    })
  })

  it('returns the run, still ranked, when the player leaves the road', () => {
    const { state, effects } = send(onRoad, { type: 'leftRoad' })
    expect(state.game).toMatchObject({ run: own, shelf: null, state: { day: 41, health: 8 } })
    expect(state.shown.view.player.day).toBe(41)
    expect(effects).toContainEqual(expect.objectContaining({ type: 'save', game: state.game }))
    expect(effects).toContainEqual(
      expect.objectContaining({ type: 'requestTranscript', id: 'own', isBackground: true }),
    )
  })

  it.each([submitted('start'), entered])(
    'returns the run after the road has ended, at the event $type',
    (event) => {
      const ended = { ...onRoad.game, state: newRun(), run: { ...own, id: 'road', road } }
      const { state } = send(clientOf(ended), ...(event === entered ? [] : [entered]), event)
      expect(state.game).toMatchObject({ run: { id: 'own', turn: 60 }, shelf: null })
    },
  )

  it('keeps the run while the road continues, even after a reload', () => {
    const left = send(onRoad, { type: 'left' }).state
    const { state } = send(left, entered)
    expect(state.game).toMatchObject({ run: { id: 'road' }, shelf: { run: own } })
  })
})
