import { createHook } from 'node:async_hooks'

const ignore = () => undefined

/**
 * Calls `onBegin` and `onDone` when Node begins and ends to hash a password (scrypt, on a worker
 * thread), because no response shows this. Returns a function that stops watching.
 */
export const watchPasswordWork = ({
  onBegin = ignore,
  onDone = ignore,
}: {
  onBegin?: () => void
  onDone?: () => void
}): (() => void) => {
  const inFlight = new Set<number>()
  const hook = createHook({
    init: (id, type) => {
      if (type !== 'SCRYPTREQUEST') return
      inFlight.add(id)
      onBegin()
    },
    before: (id) => {
      if (inFlight.delete(id)) onDone()
    },
  }).enable()
  return () => hook.disable()
}
