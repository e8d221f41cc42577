import { useEffect } from 'react'
import { tryAgain } from '../../lib/sending.ts'
import { useIsStored, type StorageKey } from '../../lib/storage.ts'
import { WAITING_CORRECTIONS_KEY } from '../corrections/storage-keys.ts'
import { WAITING_PICKS_KEY } from '../rounds/storage-keys.ts'

/** By storage keys. The code of a kind of posts is loaded only if such posts wait. */
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
