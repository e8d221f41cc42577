import { lazy, useCallback, useEffect, useState } from 'react'
import { later } from '../../platform/timers.ts'
import { showNotice } from '../../ui/notice.tsx'

const load = () => import('./share-area.tsx')

/** The form, what was typed into it before, and what waits for the network. */
export const ShareArea = lazy(load)

/** It is fetched so long after the page, because the network may be gone later; in milliseconds. */
const LOAD_AFTER = 2_000

/** Whether the area for sharing is loaded, and whether its form is open. */
export function useShareArea() {
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const loadArea = useCallback(() => load().then(() => setLoaded(true)), [])
  useEffect(() => later(LOAD_AFTER, () => void loadArea().catch(() => null)), [loadArea])
  const open = () => {
    loadArea().then(
      () => setOpen(true),
      () => showNotice('The form could not be fetched. Try again when the network is back.'),
    )
  }
  return { isLoaded, isOpen, open, close: () => setOpen(false) }
}
