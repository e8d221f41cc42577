import { holdClicks } from './early-clicks.ts'
import { pause } from './timers.ts'

/** So many parts are hydrated in one task. */
const PARTS_A_TASK = 6

let isHydrating = false
let parts = 0
let last = Promise.resolve()

/**
 * Runs the function that hydrates the server's HTML, in a task of its own. The parts in `InPieces` follow in
 * later tasks; what is pressed until then is repeated.
 */
export async function hydrateInPieces(hydrate: () => void): Promise<void> {
  await pause(0)
  // Preact renders in this call, so the parts are known when it returns.
  isHydrating = true
  hydrate()
  isHydrating = false
  const release = holdClicks()
  await whenHydrated()
  release()
}

/** Whether what is rendered first must equal the HTML of the document: on the server, and while the page hydrates it. */
export const isAsRendered = (): boolean => typeof document === 'undefined' || isHydrating

/** For values of this browser that do not change while they are shown. */
export const subscribeToNothing = () => () => undefined

/**
 * The turn of a part that is rendered now: resolves when it is to be hydrated. null: it is rendered at once,
 * because the server has not rendered it.
 */
export function turnOfPart(): Promise<void> | null {
  if (!isHydrating) return null
  if (parts % PARTS_A_TASK === 0) last = last.then(() => pause(0))
  parts += 1
  return last
}

/** Resolves when all parts are hydrated. */
export const whenHydrated = (): Promise<void> => last.then(() => pause(0))
