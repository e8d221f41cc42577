import { lazy, Suspense, useEffect } from 'react'
import { later } from '../lib/timers.ts'
import { PanelBoundary } from '../ui/boundary.tsx'
import { closeLeftPopup, usePopup } from '../ui/popups.ts'
import type { PopupProps } from './popup-of-name.tsx'

const load = () => import('./popup-of-name.tsx')
const PopupOfName = lazy(load)

/** The popups' file is fetched early, because there may be no network when a popup is opened. */
const LOAD_AFTER_MS = 2_000

/** The popups of docs/rules.md, section 2. The play screen has further popups. */
export function Popups(props: Omit<PopupProps, 'name'>) {
  const name = usePopup()
  useEffect(() => later(LOAD_AFTER_MS, () => void load().catch(() => null)), [])
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
