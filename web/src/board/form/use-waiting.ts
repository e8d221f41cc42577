import { useEffect } from 'react'
import { tryAgain } from '../../lib/sending.ts'
import { subscribeToStorage } from '../../lib/storage.ts'
import { useStore } from '../../lib/store.ts'
import type { Waiting, WaitingList } from './waiting-list.ts'

/** Sends the waiting items of a list, now and as soon as the network is back. */
export function useSending<Item extends object>(list: WaitingList<Item>): void {
  useEffect(() => {
    // Another tab may have added or sent items.
    list.items.refresh()
    const stopReading = subscribeToStorage(list.items.refresh)
    if (document.visibilityState === 'visible') list.trySending()
    const stopSending = tryAgain(list.trySending)
    return () => {
      stopReading()
      stopSending()
    }
  }, [list])
}

/** Returns the waiting items of a list, and sends them. */
export function useWaiting<Item extends object>(list: WaitingList<Item>): readonly Waiting<Item>[] {
  useSending(list)
  return useStore(list.items)
}
