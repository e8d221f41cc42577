import { lazy, Suspense, useEffect } from 'react'
import { closeLeftPopup, usePopup } from '../ui/popups.ts'
import { later } from '../lib/timers.ts'
import { PanelBoundary } from '../ui/boundary.tsx'
import type { PopupProps } from './popup-of-name.tsx'

const load = () => import('./popup-of-name.tsx')
const PopupOfName = lazy(load)

/** Time in milliseconds after which the popups are fetched, because the network may be gone when they are opened. */
const LOAD_AFTER = 2_000

/** The popups that every game page opens by name (docs/rules.md, section 2). The play screen renders its own. */
export function Popups(props: Omit<PopupProps, 'name'>) {
  const name = usePopup()
  useEffect(() => later(LOAD_AFTER, () => void load().catch(() => null)), [])
  useEffect(() => closeLeftPopup, [])
  if (name === null) return null
  return (
    <PanelBoundary>
      <Suspense>
        <PopupOfName name={name} {...props} />
      </Suspense>
    </PanelBoundary>
  )
}
