import { useEffect, useState } from 'react'
import { later } from '../../lib/timers.ts'
import type { Scene } from '../run/scene.ts'

const TOLD_AFTER_MS = { offline: 600, online: 5_000 } as const

export type WaitNotice = Pick<Scene, 'isSlow' | 'isOpeningRoad'> & {
  readonly onGoOn: () => void
  readonly onClose: () => void
}

type Client = { readonly keepWaiting: () => void; readonly goOnUnranked: () => void }

/**
 * Reports a wait for the server only if it is long. `isHeld`: the player's input is kept until there is a response.
 * Once the player has closed the notice, `notice` is null until there is a choice to make.
 */
export function useLongWait(
  { isWaiting, isSlow, isOpeningRoad }: Scene,
  client: Client,
): { readonly isHeld: boolean; readonly notice: WaitNotice | null } {
  const [isLate, setLate] = useState(false)
  const [isClosed, setClosed] = useState(false)

  useEffect(() => {
    if (!isWaiting) return undefined
    const cancel = later(TOLD_AFTER_MS[navigator.onLine ? 'online' : 'offline'], () =>
      setLate(true),
    )
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
