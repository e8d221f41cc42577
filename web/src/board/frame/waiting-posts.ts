import { useEffect } from 'react'
import { tryAgain } from '../../lib/sending.ts'
import { useIsStored, type StorageKey } from '../../lib/storage.ts'
import { WAITING_CORRECTIONS_KEY } from '../corrections/storage-keys.ts'
import { WAITING_PICKS_KEY } from '../rounds/storage-keys.ts'

/** The code of each kind of posts by its storage key. The code is loaded only if such posts wait. */
const WAITING_POSTS = {
  [WAITING_CORRECTIONS_KEY]: () => import('../corrections/waiting-corrections.ts'),
  [WAITING_PICKS_KEY]: () => import('../rounds/waiting-picks.ts'),
}

const KEYS = Object.keys(WAITING_POSTS) as StorageKey[]

export function useWaitingPosts(): void {
  const isWaiting = useIsStored(KEYS)
  useEffect(() => {
    if (!isWaiting) return undefined
    const send = () => {
      for (const load of Object.values(WAITING_POSTS)) {
        // Without a network the import fails. The next attempt imports the code again.
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
