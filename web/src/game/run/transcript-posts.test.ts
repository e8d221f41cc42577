import { describe, expect, it } from 'vitest'
import {
  answerOffer,
  isRefusal,
  newRun,
  passTurn,
  play,
  type Posts,
  postsAtStart,
  read,
  rngFrom,
  RULES_VERSION,
  type State,
} from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import { makeRun, makeTranscript } from '../../testing/run.ts'
import { newGame, type SavedGame } from '../save/saved-game.ts'
import { agreesWith, postsAfter, replayTranscript, type Transcript } from './replay-transcript.ts'

const player = { playerName: 'Wren', userName: '' }
const bot = BOTS['heeds the rumours, knows the odds']

type Played = { readonly turns: Transcript['turns']; readonly state: State; readonly posts: Posts }

/** Plays one more turn of a run, with a lantern before it. */
function playOn({ turns, state, posts }: Played, id: string, lantern?: string): Played {
  const seed = `${id}/${turns.length}`
  const input = bot(state, rngFrom(`${seed}/bot`))
  const command = read(state, input)
  if (isRefusal(command)) throw new Error(`The bot has typed ${input}.`)
  const turn = play(state, command, rngFrom(seed))
  return {
    turns: [...turns, { input, seed, ...(lantern !== undefined && { lantern }) }],
    state: turn.state,
    posts: passTurn(posts, { turn, taken: lantern, seed: id }),
  }
}

/** A run that stands at a post. */
function atPost(): Played & { readonly id: string } {
  for (let n = 0; n < 50; n += 1) {
    const id = `run-${n}`
    let played: Played = { turns: [], state: newRun(player), posts: postsAtStart(RULES_VERSION) }
    do played = playOn(played, id)
    while (!played.posts.offer && played.state.mode.name !== 'start')
    if (played.posts.offer) return { ...played, id }
  }
  throw new Error('No run has reached a post.')
}

const run = atPost()
const [first = '', second = ''] = run.posts.offer?.lanterns.map(({ id }) => id) ?? []

const transcriptOf = ({ turns, state }: Played) =>
  makeTranscript({ id: run.id, open: true, daysSurvived: state.day, turns: [...turns] })

const saveOf = ({ turns, state }: Played, posts: Posts, lantern?: 'hunter'): SavedGame => ({
  ...newGame(),
  state,
  run: makeRun({
    id: run.id,
    seed: '',
    turn: turns.length,
    ranked: true,
    posts,
    ...(lantern && { lantern }),
  }),
})

describe('the posts of a transcript', () => {
  it('come from the turns and from the lanterns that were taken', () => {
    const taken = playOn(run, run.id, first)
    const replayed = replayTranscript(transcriptOf(taken))
    expect(postsAfter(replayed)).toEqual(taken.posts)
    expect(postsAfter(replayTranscript(transcriptOf(run))).offer).toEqual(run.posts.offer)
    expect(replayed.turns.at(-1)?.printed.filter(({ tone }) => tone === 'echo')).toHaveLength(2)
  })

  it('agree with a save, whether or not the save has answered the offer', () => {
    const transcript = transcriptOf(run)
    expect(agreesWith(transcript, saveOf(run, run.posts))).toBe(true)
    expect(agreesWith(transcript, saveOf(run, answerOffer(run.posts, undefined)))).toBe(true)
    const answered = answerOffer(run.posts, first)
    // The type names one lantern for all.
    expect(agreesWith(transcript, saveOf(run, answered, first as 'hunter'))).toBe(true)
  })

  it('differ from a save that has taken another lantern', () => {
    const here = playOn(run, run.id, first)
    const elsewhere = playOn(run, run.id, second)
    expect(agreesWith(transcriptOf(here), saveOf(here, here.posts))).toBe(true)
    expect(agreesWith(transcriptOf(elsewhere), saveOf(here, here.posts))).toBe(false)
  })
})
