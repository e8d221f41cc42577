import { createHook } from 'node:async_hooks'

const ignore = () => undefined

/**
 * Tells when Node begins to work on a password (scrypt, on a thread of its own) and when it is done,
 * which no answer shows. Answers how to stop watching.
 */
export const watchPasswordWork = ({
  onBegin = ignore,
  onDone = ignore,
}: {
  onBegin?: () => void
  onDone?: () => void
}): (() => void) => {
  const underWay = new Set<number>()
  const hook = createHook({
    init: (id, type) => {
      if (type !== 'SCRYPTREQUEST') return
      underWay.add(id)
      onBegin()
    },
    before: (id) => {
      if (underWay.delete(id)) onDone()
    },
  }).enable()
  return () => hook.disable()
}
