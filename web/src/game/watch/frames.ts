import { newRun, viewOf, type Ending, type Posts, type View } from '@fable/engine'
import { announcementOf, fogOfTurn, trayOf, type Fog } from '../run/fog.ts'
import { type Transcript, replayTranscript } from '../run/replay-transcript.ts'
import { viewAtLine } from '../run/view-at-line.ts'
import { LINES_MAX, type ConsoleLine } from '../save/console-line.ts'

export type Frame = {
  readonly lines: readonly ConsoleLine[]
  readonly view: View
  readonly posts: Posts
  /** The last fork, if its path was taken unseen. Its turned cards are shown until the next fork is answered. */
  readonly tray: Fog | null
  readonly announcement: string
  /** The time to read the turn, in milliseconds. */
  readonly wait: number
  /** Null unless the run ended with this turn. */
  readonly end: Ending['cause'] | null
}

const SHORTEST = 900

export function framesOf(transcript: Transcript): readonly Frame[] {
  let printed: readonly ConsoleLine[] = []
  let view = viewOf(newRun(transcript.player))
  let key = 0

  return replayTranscript(transcript).turns.map((turn) => {
    const lines = turn.printed.map(({ text, tone, wait }) => {
      key += 1
      return { key, text, tone, wait }
    })

    printed = [...printed, ...lines].slice(-LINES_MAX)
    // The last turn resets the state, so the view of the last frame comes from the turn's lines.
    const after = viewOf(turn.state)
    view = turn.ended ? viewAtLine(view, turn.lines, after) : after
    const wait = lines.reduce((sum, line) => sum + line.wait, 0)

    return {
      lines: printed,
      view,
      posts: turn.posts,
      tray: turn.ended || turn.posts.offer ? null : trayOf({ story: turn.tally }, view),
      announcement: announcementOf(
        fogOfTurn(turn, turn.tally),
        turn.printed.filter(({ tone }) => tone !== 'echo'),
      ),
      wait: Math.max(wait, SHORTEST),
      end: turn.ended?.cause ?? null,
    }
  })
}

/** A stay of the run on a day. `at` is its first frame. `isAgain`: the run had been on that day before. */
export type Visit = { readonly day: number; readonly at: number; readonly isAgain: boolean }

/** Lists the days in the order of the run. Time travel can bring the run to a day more than once. */
export function visitsOf(frames: readonly Frame[]): readonly Visit[] {
  const seen = new Set<number>()
  const visits: Visit[] = []
  for (const [at, { view }] of frames.entries()) {
    const { day } = view.player
    if (visits.at(-1)?.day === day) continue
    visits.push({ day, at, isAgain: seen.has(day) })
    seen.add(day)
  }
  return visits
}

export function bossTurnsOf(frames: readonly Frame[]): readonly number[] {
  const bossAt = (at: number) => {
    const opponent = frames[at]?.view.opponent
    return opponent?.type === 'boss' ? opponent.id : null
  }
  return frames.flatMap((_, at) => (bossAt(at) !== null && bossAt(at) !== bossAt(at - 1) ? at : []))
}
