import { useEffect, useState } from 'react'
import { later } from '../../lib/timers.ts'
import type { Scene } from '../run/scene.ts'

/** Times in milliseconds after which a wait is told: without a network, and otherwise. */
const TOLD_AFTER = { offline: 600, online: 5_000 } as const

/** A wait for the server as its notice tells it. */
export type WaitNotice = Pick<Scene, 'isSlow' | 'isOpeningRoad'> & {
  /** Goes on without the server, which is offered once the player has waited for long. */
  readonly onGoOn: () => void
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
  const [isLate, setLate] = useState(false)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const cancel = later(TOLD_AFTER[navigator.onLine ? 'online' : 'offline'], () => setLate(true))
    return () => {
      cancel()
      setLate(false)
      setClosed(false)
    }
  }, [isWaiting])
  const isHeld = isWaiting && (isLate || isSlow)
  if (!isHeld || (isClosed && !isSlow)) return { isHeld, notice: null }
  const onClose = () => {
    setClosed(true)
    client.keepWaiting()
  }
  return {
    isHeld,
    notice: { isSlow, isOpeningRoad, onGoOn: client.goOnUnranked, onClose },
  }
}
