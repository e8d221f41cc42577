import type { Settings } from './preferences.ts'

/** The timers of the game: lines that come one by one, and the dice that count. */

export type Printing = {
  /** Hurries it: the rest of the turn at once, or the next line when lines wait for a press. */
  advance(): void
  /** Brings all that is left. */
  finish(): void
  /** Leaves it where it is. */
  stop(): void
}

type Options = {
  /** The pause after each line, in milliseconds. */
  waits: readonly number[]
  pace: Settings['pace']
  /** Called with how many lines are to be seen; the last call has them all. */
  show: (count: number) => void
}

/**
 * Shows lines one by one: the first at once, each other after the `wait` of the line before it, or at a
 * press. Lines without a pause between them come together.
 */
export function print({ waits, pace, show }: Options): Printing {
  let shown = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const isDone = () => shown >= waits.length
  const finish = () => {
    clearTimeout(timer)
    if (isDone()) return
    shown = waits.length
    show(shown)
  }
  const next = () => {
    if (isDone()) return
    do shown += 1
    while (!isDone() && waits[shown - 1] === 0)
    if (!isDone() && pace === 'timed') timer = setTimeout(next, waits[shown - 1])
    show(shown)
  }
  if (pace === 'instant') finish()
  else next()
  const stop = () => {
    clearTimeout(timer)
  }
  return { advance: pace === 'press' ? next : finish, finish, stop }
}

/** The dice's counter advances this often, in milliseconds (section 4, Dice). */
const DICE_TICK = 90

/** Calls `tick` every 90 ms until the returned function is called. */
export function startDice(tick: () => void): () => void {
  const timer = setInterval(tick, DICE_TICK)
  return () => {
    clearInterval(timer)
  }
}
