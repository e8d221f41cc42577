import { NO_POSTS, viewOf, type Posts, type State } from '@fable/engine'
import { announcementOf, turningTime, type Fog } from '../../run/fog.ts'
import { viewAtLine } from '../../run/view-at-line.ts'
import {
  LINES_MAX,
  type ConsoleLine,
  type LineTone,
  type PrintedLine,
} from '../../save/console-line.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import {
  extend,
  type ClientState,
  type Printout,
  type Stamp,
  type Step,
  type TurnText,
} from './client-state.ts'

const showTurning = (step: Step, printout: Printout, fog: Fog): Step =>
  extend(showLines(step, printout, 0), {}, { type: 'timer', after: turningTime(fog) })

export function printNext(step: Step): Step {
  const { phase } = step.state
  if (phase.name !== 'printing') return step
  return showLines(step, phase.printout, nextCount(phase.printout.lines, phase.shown))
}

function showLines(step: Step, printout: Printout, shown: number): Step {
  const { turn, lines, before, from, after, ending, pace } = printout
  const isDone = shown >= lines.length
  const next = extend(step, {
    phase: isDone ? { name: 'idle' } : { name: 'printing', printout, shown },
    shown: {
      // The console may have more lines than a save stores. The oldest lines are dropped only at the next input,
      // because dropping them now would move the others.
      lines: [...before, ...lines.slice(0, shown)],
      view: isDone ? after : viewAtLine(from, turn.slice(0, shown), after),
      announcement: announcementOf(printout.fog, turn),
      cue: cueAt(printout, shown),
    },
  })
  if (isDone) return ending ? extend(next, {}, { type: 'refreshLeaderboard' }) : next
  if (pace !== 'timed' || shown === 0) return next
  return extend(next, {}, { type: 'timer', after: lines[shown - 1]?.wait ?? 0 })
}

// Lines without a pause between them are printed together.
function nextCount(lines: readonly ConsoleLine[], shown: number): number {
  let count = shown + 1
  while (count < lines.length && lines[count - 1]?.wait === 0) count += 1
  return count
}

// A cue has the `key` of its line, which distinguishes it from other cues.
function cueAt({ turn, lines }: Printout, shown: number): ClientState['shown']['cue'] {
  const at = turn.slice(0, shown).findLastIndex(({ cue }) => cue !== undefined)
  const name = turn[at]?.cue
  return name ? { name, key: lines[at]?.key ?? 0 } : null
}

export function finishPrinting(step: Step): Step {
  const { phase } = step.state
  if (phase.name !== 'printing') return step
  const { printout } = phase
  return showLines(extend(step, {}, { type: 'cancelTimer' }), printout, printout.lines.length)
}

export function advance(step: Step): Step {
  const { phase } = step.state
  const isByPress = phase.name === 'printing' && phase.printout.pace === 'press'
  // At this pace only turning cards use a timer. A press ends it early.
  return isByPress ? printNext(extend(step, {}, { type: 'cancelTimer' })) : finishPrinting(step)
}

export function printTurn(
  step: Step,
  turn: {
    readonly lines: readonly TurnText[]
    readonly state: State
    readonly before?: Posts
    readonly fog?: Fog | null
  },
  ending: SeenEnding | null,
  { pace }: Stamp,
): Step {
  const { game, shown } = step.state
  const lines = numbered(game.lines, turn.lines)

  const printout: Printout = {
    turn: turn.lines,
    lines,
    before: game.lines,
    posts: turn.before ?? game.run?.posts ?? NO_POSTS,
    from: shown.view,
    after: viewOf(turn.state),
    ending,
    pace,
    fog: turn.fog ?? null,
  }

  const next = extend(step, {
    game: { ...game, lines: [...game.lines, ...lines].slice(-LINES_MAX) },
  })
  if (printout.fog && pace !== 'instant') return showTurning(next, printout, printout.fog)
  const first = pace === 'instant' ? lines.length : nextCount(lines, 0)
  return showLines(next, printout, first)
}

function numbered(before: readonly ConsoleLine[], lines: readonly PrintedLine[]): ConsoleLine[] {
  const first = (before.at(-1)?.key ?? 0) + 1
  return lines.map(({ text, tone, wait }, at) => ({ key: first + at, text, tone, wait }))
}

/** Adds a line that is not part of a turn: the echoed input, or a message. */
export function addLine(step: Step, text: string, tone: LineTone): Step {
  const finished = finishPrinting(step)
  const { game, shown } = finished.state
  const lines = [...game.lines, ...numbered(game.lines, [{ text, tone, wait: 0 }])].slice(
    -LINES_MAX,
  )
  const announcement = tone === 'echo' ? shown.announcement : text
  return extend(finished, { game: { ...game, lines }, shown: { ...shown, lines, announcement } })
}

export function replaceLines(step: Step, lines: readonly PrintedLine[], state: State): Step {
  const finished = finishPrinting(step)
  const { game, shown } = finished.state
  const replaced = numbered(game.lines, lines)
  return extend(finished, {
    game: { ...game, lines: replaced },
    shown: { ...shown, lines: replaced, view: viewOf(state), cue: null },
  })
}
