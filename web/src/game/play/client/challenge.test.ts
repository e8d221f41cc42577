import { RUN_TURNS_MAX } from '@fable/contract/limits'
import {
  isRefusal,
  newRun,
  play,
  read,
  rngFrom,
  RULES_VERSION,
  NEW_TALLY,
  NO_POSTS,
} from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import { describe, expect, it, vi } from 'vitest'
import { challengeOf } from '../../challenge/challenge-of.ts'
import { ghostOf, ghostWords, outcomeText } from '../../challenge/challenge-texts.ts'
import { replayTranscript, type Transcript } from '../../run/replay-transcript.ts'
import type { ChallengeWish } from '../../challenge/road-wish.ts'
import { ghostOn, outcomeOf } from '../../challenge/ghost.ts'
import type { Challenge } from '../../save/challenge.ts'
import { decode } from '../../save/decode.ts'
import { encode } from '../../save/encode.ts'
import { newGame, type SavedGame } from '../../save/saved-game.ts'
import { seedsOf } from '../../watch/proof.ts'
import { GameClient } from './game-client.ts'

const ID = '0123456789abcdef0123456789abcdef'
/** A secret as the server draws it: 32 bytes, here all 7. */
const SECRET = btoa(String.fromCharCode(...Array.from({ length: 32 }, () => 7))).replace('=', '')
const bot = BOTS['random dice stops']

/** An ended run of somebody called Ada, who has an account or typed the name as turn 1. */
async function adasRun(userName: string): Promise<Transcript> {
  const player = { playerName: '', userName }
  const unplayed = Array.from({ length: RUN_TURNS_MAX }, () => ({ input: '', seed: '' }))
  const seeds = await seedsOf({ id: ID, player, turns: unplayed }, SECRET)
  const turns: Transcript['turns'] = []
  let state = newRun(player)
  for (const seed of seeds) {
    const isAsked = state.mode.name === 'playerInput'
    const input = isAsked ? 'Ada' : bot(state, rngFrom(`bot ${String(turns.length)}`))
    const command = read(state, input)
    if (isRefusal(command)) throw new Error(`The rules refuse ${input}.`)
    const { state: next, ended } = play(state, command, rngFrom(seed))
    turns.push({ input, seed })
    state = next
    if (!ended) continue
    const { daysSurvived } = ended
    const startedAt = '2026-11-22T10:00:00.000Z'
    const numbers = { daysSurvived, startedAt, rules: RULES_VERSION }
    return { id: ID, open: false, playerName: 'Ada', player, ...numbers, turns, secret: SECRET }
  }
  throw new Error('The run does not end.')
}

const wishFor = (run: Transcript): ChallengeWish => {
  const wish = challengeOf(replayTranscript(run))
  if (!wish) throw new Error('The road cannot be walked.')
  return wish
}

function clientOf(game: SavedGame) {
  const saved: { game: SavedGame } = { game }
  const client = new GameClient({
    game,
    save: (kept) => {
      saved.game = kept
      return true
    },
    pace: () => 'instant',
  })
  client.enter()
  return { client, saved }
}

const named = (playerName: string): SavedGame => ({ ...newGame(), state: newRun({ playerName }) })

const untilPlayed = (client: GameClient, turns: number) =>
  vi.waitFor(
    () => {
      expect(client.game().run).toMatchObject({ turn: turns, pending: null })
    },
    { interval: 1 },
  )

describe('the road of another run', () => {
  it.each([
    ['ada', 'Wanda'],
    ['ada', ''],
    ['', 'Wanda'],
    ['', ''],
  ])(
    'brings whoever decides the same to the same end (account %j, own name %j)',
    async (userName, playerName) => {
      const run = await adasRun(userName)
      const { client } = clientOf(named(playerName))
      client.takeChallenge(wishFor(run))
      await untilPlayed(client, 1)
      if (playerName === '') client.submit('Wanda')
      const decisions = run.turns.map(({ input }) => input).slice(userName === '' ? 2 : 1)
      let played = playerName === '' ? 2 : 1
      await untilPlayed(client, played)
      for (const input of decisions) {
        client.submit(input)
        played += 1
        await untilPlayed(client, played)
      }
      expect(client.game().run).toMatchObject({
        ranked: false,
        challenge: { runId: ID, name: 'Ada' },
        ended: { daysSurvived: run.daysSurvived },
      })
      const { challenge, story, ended } = client.game().run ?? {}
      if (!challenge || !story || !ended) throw new Error('The run has not ended.')
      expect(outcomeOf(challenge, ended, story).result).toBe('even')
    },
  )

  it('puts the run in progress on the shelf, keeps the challenge, and brings the run back', async () => {
    const run = await adasRun('ada')
    const kept = {
      id: 'mine',
      ranked: false,
      seed: 's',
      turn: 9,
      at: 1,
      pending: null,
      story: NEW_TALLY,
      posts: NO_POSTS,
    }
    const state = { ...newRun({ playerName: 'Wanda' }), day: 12, mode: { name: 'paychance' } }
    const { client, saved } = clientOf({
      ...newGame(),
      state: state as SavedGame['state'],
      run: kept,
    })
    client.takeChallenge(wishFor(run))
    await untilPlayed(client, 1)
    expect(client.game().shelf).toMatchObject({ run: { id: 'mine' }, state: { day: 12 } })
    const again = decode(JSON.parse(JSON.stringify(encode(saved.game))))
    expect(again.run?.challenge).toEqual(client.game().run?.challenge)
    client.leaveRoad()
    expect(client.game()).toMatchObject({ run: { id: 'mine' }, state: { day: 12 }, shelf: null })
  })

  it('is not opened by a run that is open, of a daily road, or of other rules', async () => {
    const run = await adasRun('ada')
    expect(challengeOf(replayTranscript({ ...run, open: true }))).toBeNull()
    expect(challengeOf(replayTranscript({ ...run, road: '2026-11-24' }))).toBeNull()
    expect(challengeOf(replayTranscript({ ...run, rules: RULES_VERSION - 1 }))).toBeNull()
  })
})

const ada: Challenge = {
  runId: ID,
  name: 'Ada',
  days: 62,
  lostDays: 2,
  strength: 9,
  cause: 'death',
  track: [
    [0, 0, 5],
    [4, 3, 4],
    [7, 50, 2],
    [9, 62, 0],
  ],
  ahead: 1,
}

describe('a challenge', () => {
  it.each([
    [70, 9, 9, 'You beat Ada’s road: 70 days, Ada 62.'],
    [61, 0, 99, 'You did not beat Ada’s road: 61 days, Ada 62.'],
    [62, 0, 0, 'You beat Ada’s road: 62 days each. Days lost on the way: you 0, Ada 2.'],
    [
      62,
      2,
      8,
      'You did not beat Ada’s road: 62 days each. HEALTH, MAX DAMAGE and GOLD in total: you 8, Ada 9.',
    ],
    [62, 2, 9, 'You came exactly as far as Ada on Ada’s road: 62 days.'],
  ])(
    'is decided as on the leaderboard: %i days, %i lost, strength %i',
    (days, lost, strength, text) => {
      const ending = { daysSurvived: days, strength }
      expect(outcomeText(ada, ending, { lostDays: lost }, 'You')).toBe(text)
    },
  )

  it.each([
    [0, 0, 5, 'day 0, 5 HEALTH'],
    [4, 3, 4, 'day 4, 4 HEALTH'],
    [61, 50, 2, 'day 61, 2 HEALTH'],
    [62, 50, 2, 'day 62, no further'],
  ])('is a ghost that stands where it stood on day %i', (today, day, health, words) => {
    const fall = { day: 62, text: 'Ada fell here' }
    expect(ghostOn(ada, today)?.slice(1)).toEqual([day, health])
    const shown = { day, fall, health: `Ada, day ${today}: ${health}` }
    expect(ghostOf(ada, today)).toEqual(shown)
    expect(ghostWords(ada, today)).toBe(words)
  })

  it('is passed on the day after its fall', () => {
    const fall = { day: 62, text: 'Ada fell here' }
    expect(ghostOf(ada, 63)).toEqual({ day: null, fall, health: null })
    expect(ghostWords(ada, 63)).toBe('you have passed it')
  })

  it('that lost days stands where it stood when it came to the day again', () => {
    const track = [
      [0, 0, 5],
      [5, 20, 9],
      [6, 14, 8],
      [9, 18, 3],
    ] as const
    expect(ghostOn({ ...ada, track }, 17)).toEqual([6, 14, 8])
    expect(ghostOn({ ...ada, track }, 19)).toEqual([9, 18, 3])
  })

  it('is read from a save only if it is whole', () => {
    const run = { id: 'r', seed: 's', challenge: { ...ada, track: [] } }
    expect(decode({ run }).run?.challenge).toBeUndefined()
    expect(decode({ run: { ...run, challenge: ada } }).run?.challenge).toEqual(ada)
  })
})
