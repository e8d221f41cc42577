/** The only timers of the page: lines that come one by one, and the dice that count. */

export type Printing = {
  /** Brings all that is left at once. */
  finish(): void
  /** Forgets the rest; nothing more is shown. */
  stop(): void
}

/**
 * Shows lines one by one, the first at once and each other after the `wait` of the line before it,
 * in milliseconds. `show(count)` is called with how many are to be seen; the last call has them all.
 */
export function print(waits: readonly number[], show: (count: number) => void): Printing {
  let shown = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    // Lines without a pause between them come together.
    do shown += 1
    while (shown < waits.length && waits[shown - 1] === 0)
    if (shown < waits.length) timer = setTimeout(next, waits[shown - 1])
    show(Math.min(shown, waits.length))
  }
  next()
  return {
    finish() {
      clearTimeout(timer)
      if (shown >= waits.length) return
      shown = waits.length
      show(shown)
    },
    stop() {
      clearTimeout(timer)
      shown = waits.length
    },
  }
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
