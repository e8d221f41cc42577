import { newRun, replay, viewOf, type View } from '@fable/engine'
import type { ResponseOf } from '@fable/contract'
import { LINES_KEPT, type ConsoleLine } from '../../lib/console-line.ts'
import { asOf } from './as-of.ts'

/** One turn of a run that is watched: what the console shows after it, and for how long. */
export type Frame = {
  readonly lines: readonly ConsoleLine[]
  readonly view: View
  readonly announcement: string
  /** How long the turn takes to be read, in milliseconds. */
  readonly wait: number
}

const SHORTEST = 900

/** Plays a run's public log into frames, with the engine that played it. */
export function framesOf({ player, turns }: ResponseOf<'GET /api/runs/:id'>): readonly Frame[] {
  const replayed = replay(newRun(player), turns)
  let told: readonly ConsoleLine[] = []
  let view = viewOf(newRun(player))
  let key = 0
  return replayed.turns.map((turn, at) => {
    const echo = { text: turns[at]?.input.trim() ?? '', tone: 'echo' as const, wait: 0 }
    const lines = [echo, ...turn.lines].map((line) => {
      key += 1
      return { key, text: line.text, tone: line.tone, wait: line.wait }
    })
    told = [...told, ...lines].slice(-LINES_KEPT)
    // The state after a run is the template again; its last picture is where the last line left it.
    view = turn.ended ? asOf(view, turn.lines) : viewOf(turn.state)
    const wait = lines.reduce((sum, line) => sum + line.wait, 0)
    return {
      lines: told,
      view,
      announcement: turn.lines.map(({ text }) => text).join('\n'),
      wait: Math.max(wait, SHORTEST),
    }
  })
}

/** The first frame of each day, for who wants to jump there. */
export function daysOf(frames: readonly Frame[]): readonly { day: number; at: number }[] {
  const days = new Map<number, number>()
  for (const [at, { view }] of frames.entries()) {
    if (!days.has(view.player.day)) days.set(view.player.day, at)
  }
  return [...days].map(([day, at]) => ({ day, at })).sort((a, b) => a.day - b.day)
}
