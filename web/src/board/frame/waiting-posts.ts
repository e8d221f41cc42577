import { useEffect } from 'react'
import { tryAgain } from '../../lib/sending.ts'
import { DRAFT_KEYS, useIsStored } from '../../lib/storage.ts'

/** The posts that wait for the network, by their storage keys. The code that sends them is loaded only if there are any. */
const WAITING_POSTS = {
  [DRAFT_KEYS.waitingCorrections]: async () =>
    (await import('../corrections/waiting-corrections.ts')).waitingCorrections,
  [DRAFT_KEYS.waitingPicks]: async () => (await import('../rounds/waiting-picks.ts')).waitingPicks,
}

const KEYS = Object.keys(WAITING_POSTS)

/** Sends the waiting posts of other pages. */
export function useWaitingPosts(): void {
  const isWaiting = useIsStored(KEYS)
  useEffect(() => {
    if (!isWaiting) return undefined
    const send = () => {
      for (const load of Object.values(WAITING_POSTS)) {
        // Without a network the import fails as well; it is tried again later.
        load().then(
          ({ trySending }) => trySending(),
          () => undefined,
        )
      }
    }
    if (document.visibilityState === 'visible') send()
    return tryAgain(send)
  }, [isWaiting])
}
