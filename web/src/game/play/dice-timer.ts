/** The dice's counter advances this often, in milliseconds (docs/rules.md, section 4, Dice). */
const DICE_TICK = 90

/** Calls `tick` every 90 ms until the returned function is called. */
export function startDice(tick: () => void): () => void {
  const timer = setInterval(tick, DICE_TICK)
  return () => {
    clearInterval(timer)
  }
}
