import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newRun, Printed, replay, rngFrom, RULES_VERSION, type State } from '@fable/engine'
import { CHANCE_REMARKS } from '@fable/engine/content'
import { makeTranscript } from '../../../testing/run.ts'
import { turnOf } from '../../../testing/turn-of.ts'
import { EMPTY_LEDGER, withTexts } from '../../ledger/ledger.ts'
import type { EndedRun } from '../../run/finished-runs.ts'
import { decode } from '../../save/decode.ts'
import { encode } from '../../save/encode.ts'
import { newGame, type SavedGame } from '../../save/saved-game.ts'
import { GameClient } from './game-client.ts'
import { RunLost, type RunServer } from './run-server.ts'

type RecordedTurns = { input: string; seed: string }[]

/** The other side, played by the same engine: a transcript that only grows, and a network that can be cut. */
function aServer() {
  const player = { playerName: '', userName: '' }
  const transcript: RecordedTurns = []
  let state: State = newRun(player)
  let isOut = false
  let rules = RULES_VERSION
  let ended: { daysSurvived: number; rank: number } | undefined
  const play = (input: string) => {
    const seed = `secret of turn ${String(transcript.length)}`
    const turn = turnOf(state, input, rngFrom(seed))
    state = turn.state
    transcript.push({ input, seed })
    if (turn.ended) ended = { daysSurvived: turn.ended.daysSurvived, rank: 3 }
  }
  const whileOut = async (signal: AbortSignal, onSlow?: () => void) => {
    if (!isOut) return
    onSlow?.()
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  const server: RunServer = {
    start: ({ playerName }) => {
      player.playerName = playerName
      state = newRun(player)
      return Promise.resolve({
        kind: 'ranked',
        run: { id: 'run-1', rules, player, commitment: 'c', claim: 's' },
      })
    },
    seedOf: async ({ turn, input, signal, onSlow }) => {
      await whileOut(signal, onSlow)
      if (transcript[turn] && transcript[turn].input !== input) throw new RunLost('elsewhere')
      if (turn > transcript.length) throw new RunLost('elsewhere')
      if (!transcript[turn]) play(input)
      const isLast = ended && turn === transcript.length - 1
      return { turn, seed: transcript[turn]?.seed ?? '', ...(isLast && { ended }) }
    },
    read: async ({ signal, onSlow }) => {
      await whileOut(signal, onSlow)
      return makeTranscript({
        id: 'run-1',
        open: !ended,
        playerName: state.playerName,
        daysSurvived: state.day,
        ...(ended && { rank: ended.rank }),
        rules,
        player,
        turns: [...transcript],
      })
    },
  }
  return {
    server,
    transcript,
    play,
    cut: () => {
      isOut = true
    },
    mend: () => {
      isOut = false
    },
    changeRules: () => {
      rules += 1
    },
  }
}

function aPage(server: RunServer, game: SavedGame = newGame()) {
  const finished: EndedRun[] = []
  let stored = JSON.stringify(encode(game))
  const client = new GameClient({
    game,
    server,
    pace: () => 'instant',
    onEnded: (run) => finished.push(run),
    save: (kept) => {
      stored = JSON.stringify(encode(kept))
      return true
    },
  })
  client.enter()
  return { client, finished, saved: () => decode(JSON.parse(stored)) }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

async function say(client: GameClient, ...answers: string[]) {
  for (const answer of answers) {
    client.submit(answer)
    await settled()
  }
}

/** The save of a run that was played so far on that server. */
async function playedTo(far: ReturnType<typeof aServer>, ...answers: string[]) {
  const page = aPage(far.server)
  await say(page.client, ...answers)
  page.client.leave()
  return page.saved()
}

const badly: Record<string, string> = {
  start: 'start',
  playerInput: 'Wren',
  paychance: 'chance',
  paths: 'path 1',
  attack: '0',
  yesno: 'no',
  merchant: 'none',
}

async function playToTheEnd(client: GameClient, inputs = badly) {
  for (let turn = 0; turn < 500 && !client.scene.get().ending; turn += 1) {
    await say(client, inputs[client.scene.get().view.prompt.mode] ?? '')
  }
}

const texts = (client: GameClient) => client.scene.get().lines.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a ranked run', () => {
  it('keeps its commitment and its claim, and passes them on to the list of finished runs', async () => {
    const far = aServer()
    const { client, saved, finished } = aPage(far.server)
    await say(client, 'start')
    expect(saved().run).toMatchObject({ ranked: true, commitment: 'c', claim: 's' })
    await playToTheEnd(client)
    expect(finished).toMatchObject([{ rankedId: 'run-1', commitment: 'c', claim: 's' }])
  })

  it('never sends an input that the rules refuse', async () => {
    const { server, transcript } = aServer()
    const { client } = aPage(server)
    await say(client, 'start', 'Wren', 'dunno', 'path 1')
    expect(transcript).toHaveLength(2)
    expect(texts(client).at(-1)).toBe("You can't have your cake and eat it too")
  })

  it('continues, without asking the player, where another device has left it', async () => {
    const far = aServer()
    const page = aPage(far.server)
    await say(page.client, 'start', 'Wren')
    far.play('chance')
    far.play('path 2')
    const again = aPage(far.server, page.saved())
    await settled()
    expect(again.saved().run?.turn).toBe(4)
    expect(texts(again.client)).toContain('path 2')
  })

  it('continues after a reload even if its texts differ from those of the server', async () => {
    const read = new Printed('')
    for (const text of CHANCE_REMARKS) read.add(text)
    const ledger = withTexts(EMPTY_LEDGER, read.codes)
    const far = aServer()
    const page = aPage(far.server, { ...newGame(), ledger })
    await say(page.client, 'start', 'Wren', 'chance', 'path 1', 'path 2')
    const saved = page.saved()
    const again = aPage(far.server, saved)
    await settled()
    const { state } = replay(newRun(), far.transcript)
    expect(saved.state.printed).not.toBe(state.printed)
    expect(texts(again.client)).toEqual(texts(page.client))
    expect(again.saved()).toEqual(saved)
  })

  it('follows the transcript if another device has played the turn with another input', async () => {
    const far = aServer()
    const page = aPage(far.server)
    await say(page.client, 'start', 'Wren')
    far.play('pay')
    await say(page.client, 'chance')
    expect(page.saved().run).toMatchObject({ turn: 3, ranked: true, pending: null })
    expect(page.client.scene.get().view.seenPaths).toHaveLength(4)
  })

  it('continues unranked from the save if its transcript has other rules', async () => {
    const far = aServer()
    const page = aPage(far.server)
    await say(page.client, 'start', 'Wren')
    far.play('chance')
    far.changeRules()
    const again = aPage(far.server, page.saved())
    await settled()
    expect(texts(again.client).join()).toContain('The rules have changed')
    expect(again.saved().run).toMatchObject({ turn: 2, ranked: false })
    expect(again.client.scene.get().view.prompt.mode).toBe('paychance')
  })

  it('stays ranked while its transcript cannot be read, until the player continues unranked', async () => {
    const far = aServer()
    const page = aPage(
      {
        ...far.server,
        seedOf: async (question) => {
          far.cut()
          return Promise.reject(new RunLost(question.turn < 2 ? 'gone' : 'elsewhere'))
        },
      },
      await playedTo(far, 'start', 'Wren'),
    )
    await say(page.client, 'chance')
    expect(page.client.scene.get()).toMatchObject({ isWaiting: true, isSlow: true, isRanked: true })
    far.mend()
    page.client.goOnUnranked()
    expect(page.client.scene.get()).toMatchObject({ isWaiting: false, isRanked: false })
  })

  it('shows its ending with its rank if another device has ended it', async () => {
    const far = aServer()
    const page = aPage(far.server)
    await say(page.client, 'start', 'Wren')
    const save = page.saved()
    await playToTheEnd(page.client)
    const again = aPage(far.server, save)
    await settled()
    expect(again.client.scene.get().ending).toMatchObject({
      cause: 'death',
      rank: 3,
      rankedId: 'run-1',
    })
    expect(again.client.scene.get().view.prompt.mode).toBe('start')
    expect(texts(again.client).at(-1)).toContain('You played on elsewhere.')
  })

  it('is not changed by an edited save', async () => {
    const far = aServer()
    const saved = await playedTo(far, 'start', 'Wren')
    const state = { ...saved.state, day: 99, health: 500 }
    const edited = aPage(far.server, {
      ...saved,
      state,
      run: saved.run && { ...saved.run, turn: 50 },
    })
    await settled()
    expect(edited.saved()).toMatchObject({
      state: { day: 0, health: 5 },
      run: { ranked: true, turn: 2 },
    })
  })

  it('drops a pending input that the rules refuse', async () => {
    const far = aServer()
    const page = aPage(far.server)
    await say(page.client, 'start', 'Wren')
    const { run, ...rest } = page.saved()
    const again = aPage(far.server, { ...rest, run: run && { ...run, pending: 'path 9' } })
    await settled()
    expect(again.saved().run).toMatchObject({ ranked: true, turn: 2, pending: null })
    expect(far.transcript).toHaveLength(2)
  })

  it('is not continued by a save that has lost its id', async () => {
    const far = aServer()
    const page = aPage(far.server)
    await say(page.client, 'start', 'Wren', 'chance')
    const again = aPage(far.server, { ...page.saved(), run: null })
    await say(again.client, 'path 1')
    expect(again.saved().run).toMatchObject({ ranked: false, turn: 1 })
    expect(again.client.scene.get().isRanked).toBe(false)
    expect(far.transcript).toHaveLength(3)
  })

  it('is recorded in the ledger once, however many reloads and devices it took', async () => {
    const alone = aPage(aServer().server)
    await playToTheEnd(alone.client)
    const whole = alone.saved().ledger
    expect(whole.counts).toMatchObject({ 'end/brisk': 1 })

    const far = aServer()
    const early = await playedTo(far, 'start', 'Wren', 'chance')
    const other = aPage(far.server, early)
    await settled()
    await playToTheEnd(other.client)
    expect(other.saved().ledger).toEqual(whole)
    const here = aPage(far.server, early)
    await settled()
    expect(here.saved().run?.ended).toBeDefined()
    // Which texts another device has printed is not known here.
    const known = { counts: whole.counts, fresh: whole.fresh, run: whole.run }
    expect(here.saved().ledger).toMatchObject(known)
    expect(aPage(far.server, here.saved()).saved().ledger).toMatchObject(known)
  })
})

describe('a daily road', () => {
  const road = { day: '2026-11-22' }

  /** A server with open roads, and an attempt of which `playedBefore` turns have been played. */
  function aRoadServer(playedBefore = 0) {
    const far = aServer()
    const start: RunServer['start'] = async (begun, how) => {
      if (!begun.road) return far.server.start(begun, how)
      await far.server.start({ ...begun, playerName: begun.playerName || 'Wren' }, how)
      for (const input of ['start', 'chance', 'path 1'].slice(0, playedBefore)) far.play(input)
      const player = { playerName: 'Wren', userName: '' }
      const given = { commitment: 'r', closesAt: '2026-11-23T00:00:00.000Z' }
      const run = { id: 'run-1', rules: RULES_VERSION, player, turns: playedBefore, ...given }
      return { kind: 'ranked', run }
    }
    return { ...far, server: { ...far.server, start } }
  }

  it('replaces a run in progress once the server has opened it', async () => {
    const far = aRoadServer()
    const { client, saved } = aPage(
      far.server,
      await playedTo(aServer(), 'start', 'Wren', 'chance'),
    )
    client.walk(road)
    expect(client.scene.get()).toMatchObject({ isOpeningRoad: true, road: null })
    await settled()
    expect(client.scene.get()).toMatchObject({ isOpeningRoad: false, road, isRanked: true })
    expect(client.scene.get().view.prompt.mode).toBe('paychance')
    expect(saved().run).toMatchObject({ road, commitment: 'r', turn: 1 })
    expect(far.transcript.map(({ input }) => input)).toEqual(['start'])
  })

  it('is replaced by the run on the shelf if the road is given up', async () => {
    const before = await playedTo(aServer(), 'start', 'Wren', 'chance')
    const { client, saved } = aPage(aRoadServer().server, before)
    client.walk(road)
    await settled()
    client.giveUp(true)
    await settled()
    expect(saved()).toMatchObject({ run: { id: before.run?.id }, shelf: null })
    client.giveUp(true)
    expect(saved()).toMatchObject({
      run: null,
      state: { mode: { name: 'start' }, playerName: 'Wren' },
    })
    expect(texts(client).at(-1)).toMatch(/^You gave this run up on day 0/)
    expect(client.scene.get()).toMatchObject({ ending: null, isRanked: null })
  })

  it('leaves the run in progress unchanged if the server refuses to open the road', async () => {
    const before = await playedTo(aServer(), 'start', 'Wren', 'chance')
    const { server } = aServer()
    const start: RunServer['start'] = () => Promise.resolve({ kind: 'noRoad', why: 'walked' })
    const { client, saved } = aPage({ ...server, start }, before)
    client.walk(road)
    await settled()
    expect(client.scene.get()).toMatchObject({ road: null, isOpeningRoad: false, isWaiting: false })
    expect(texts(client).at(-1)).toBe('You have walked this road. It does not do repeats.')
    expect(saved()).toMatchObject({ run: before.run, state: before.state })
  })

  it('is not played unranked if the server does not respond', async () => {
    const before = await playedTo(aServer(), 'start', 'Wren', 'chance')
    const { server } = aServer()
    const start: RunServer['start'] = (_, { onSlow }) => {
      onSlow()
      return new Promise(() => undefined)
    }
    const { client, saved } = aPage({ ...server, start }, before)
    client.walk(road)
    expect(client.scene.get()).toMatchObject({ isOpeningRoad: true, isSlow: true })
    client.goOnUnranked()
    expect(texts(client).at(-1)).toMatch(
      /^The server can’t be reached from here, so the road stays/,
    )
    expect(saved().run).toEqual(before.run)
  })

  it('continues at the last turn of the server if it was begun on another device', async () => {
    const far = aRoadServer(2)
    const { client, saved } = aPage(far.server)
    client.walk(road)
    await settled()
    expect(client.scene.get().view.prompt.mode).toBe('paths')
    expect(saved().run).toMatchObject({ id: 'run-1', turn: 2, road })
    await say(client, 'path 1')
    expect(far.transcript).toHaveLength(3)
  })

  it('can be finished if it was begun as practice in 0.0.32', async () => {
    const far = aRoadServer()
    const begun = aPage(far.server)
    begun.client.walk(road)
    await settled()
    const document = encode(begun.saved())
    const practice = { ...document.run, road: { ...road, isAttempt: false } }
    const { client, saved, finished } = aPage(far.server, decode({ ...document, run: practice }))
    await playToTheEnd(client)
    expect(saved().run).toMatchObject({ id: 'run-1', road, turn: far.transcript.length })
    expect(finished).toMatchObject([{ rankedId: 'run-1', road: '2026-11-22' }])
  })

  it('is listed among the finished runs with its day', async () => {
    const { client, finished } = aPage(aRoadServer().server)
    client.walk(road)
    await settled()
    await playToTheEnd(client)
    expect(finished).toMatchObject([{ rankedId: 'run-1', road: '2026-11-22' }])
  })
})
