import { useCallback, useEffect, useState } from 'react'
import { pause } from './printer.ts'
import { SAVE_KEY } from './save/store.ts'

/** Whether this tab plays the game, or another one does. */
type Ownership = 'asking' | 'mine' | 'elsewhere'

const LOCK = 'hundred-days'

/** A tab that is just being reloaded lets go of its lock within this time, in milliseconds. */
const PATIENCE = 400

/**
 * Takes the game's lock, by force if told to, and holds it until `signal` aborts; then, and when another
 * tab takes it by force, the promise settles. False when another tab has it.
 */
async function hold(steal: boolean, signal: AbortSignal, tell: (state: Ownership) => void) {
  return navigator.locks.request(LOCK, steal ? { steal } : { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    await keep(signal, tell)
    return true
  })
}

/** Holds what was taken until the screen goes away. */
async function keep(signal: AbortSignal, tell: (state: Ownership) => void): Promise<void> {
  if (signal.aborted) return
  tell('mine')
  await new Promise<void>((release) => {
    signal.addEventListener('abort', () => release())
  })
}

/** A plain http address has none. */
const hasLocks = () => (navigator.locks as LockManager | undefined) !== undefined

/** A browser without locks has no such word; there a foreign save is the sign. */
async function claim(steal: boolean, signal: AbortSignal, tell: (state: Ownership) => void) {
  if (!hasLocks()) {
    tell('mine')
    return
  }
  try {
    if (await hold(steal, signal, tell)) return
    await pause(PATIENCE)
    if (signal.aborted || (await hold(steal, signal, tell))) return
  } catch {
    // Another tab took the game over.
  }
  if (signal.aborted) return
  tell('elsewhere')
  await waitForTurn(signal, tell)
}

/** When the other tab has gone, the game goes on here. */
async function waitForTurn(signal: AbortSignal, tell: (state: Ownership) => void) {
  try {
    await navigator.locks.request(LOCK, { signal }, () => keep(signal, tell))
  } catch {
    if (signal.aborted) return
    // Yet another tab has taken it over; its turn ends, too.
    tell('elsewhere')
    await waitForTurn(signal, tell)
  }
}

/**
 * One tab plays at a time; `playHere` takes the game over from whichever has it. `onForeign`: another tab
 * has removed the game, as signing out does, or its last save before it was taken over arrives only now.
 */
export function useOwnership(onForeign: () => void) {
  const [ownership, setOwnership] = useState<Ownership>('asking')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leave = new AbortController()
    void claim(attempt > 0, leave.signal, setOwnership)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== SAVE_KEY && key !== null) return
      if (newValue === null || hasLocks()) onForeign()
      else setOwnership('elsewhere')
    }
    window.addEventListener('storage', onStorage, { signal: leave.signal })
    return () => leave.abort()
  }, [attempt, onForeign])

  const playHere = useCallback(() => {
    setOwnership('asking')
    setAttempt((before) => before + 1)
  }, [])
  return { ownership, playHere }
}
