import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Scene } from '../run/scene.ts'
import { focusHome } from '../../lib/screen-change.ts'
import { later } from '../../lib/timers.ts'

/** Times in milliseconds after which a wait is told: without a network, and otherwise. */
const TOLD_AFTER = { offline: 600, online: 5_000 } as const

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/** What the notice about a wait says and offers. */
export type WaitNotice = {
  readonly isOffline: boolean
  /** The way on without the server; null until the player has waited for long. */
  readonly wayOn: { readonly name: string; readonly onPress: () => void } | null
  readonly onClose: () => void
}

type Client = { readonly keepWaiting: () => void; readonly goOnUnranked: () => void }

/**
 * A wait for the server that is long enough to be told. `isHeld`: the player's input is kept until there is a response.
 * `notice` is null once the player has closed it, until there is a choice to make.
 */
export function useLongWait(
  { isWaiting, isSlow, isOpeningRoad }: Scene,
  client: Client,
): { readonly isHeld: boolean; readonly notice: WaitNotice | null } {
  const isOffline = useIsOffline()
  const [isLate, setLate] = useState(false)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    return later(TOLD_AFTER[isOffline ? 'offline' : 'online'], () => setLate(true))
  }, [isWaiting, isOffline])
  useEffect(
    () => () => {
      setLate(false)
      setClosed(false)
    },
    [isWaiting],
  )
  const isHeld = isWaiting && (isLate || isSlow)
  if (!isHeld || (isClosed && !isSlow)) return { isHeld, notice: null }
  const onClose = () => {
    setClosed(true)
    client.keepWaiting()
  }
  const onPress = () => {
    client.goOnUnranked()
    focusHome()
  }
  const name = isOpeningRoad ? 'Leave the road' : 'Continue unranked'
  return { isHeld, notice: { isOffline, wayOn: isSlow ? { name, onPress } : null, onClose } }
}
