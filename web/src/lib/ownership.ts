import { useCallback, useEffect, useState } from 'react'
import { SAVE_KEY } from './save/store.ts'

/** Whether this tab plays the game, or another one does. */
export type Ownership = 'asking' | 'mine' | 'elsewhere'

const LOCK = 'hundred-days'

/** A tab that is just being reloaded lets go of its lock within this time, in milliseconds. */
const PATIENCE = 400

/**
 * Holds the game's lock until `signal` aborts. Another tab that takes it by force ends the hold. A
 * browser without locks (a plain http address) has no such word; there a foreign save is the sign.
 */
async function hold(how: LockOptions, signal: AbortSignal, tell: (state: Ownership) => void) {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) {
    tell('mine')
    return
  }
  try {
    await locks.request(LOCK, how, () => {
      if (signal.aborted) return
      tell('mine')
      return new Promise<void>((release) => {
        signal.addEventListener('abort', () => {
          release()
        })
      })
    })
  } catch {
    if (!signal.aborted) tell('elsewhere')
  }
}

/** One tab plays at a time; `playHere` takes the game over from whichever has it. */
export function useOwnership(): { ownership: Ownership; playHere: () => void } {
  const [ownership, setOwnership] = useState<Ownership>('asking')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leave = new AbortController()
    const how = attempt > 0 ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
    void hold(how, leave.signal, setOwnership)
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SAVE_KEY) setOwnership('elsewhere')
    }
    window.addEventListener('storage', onStorage)
    return () => {
      leave.abort()
      window.removeEventListener('storage', onStorage)
    }
  }, [attempt])

  const playHere = useCallback(() => {
    setOwnership('asking')
    setAttempt((before) => before + 1)
  }, [])
  return { ownership, playHere }
}
