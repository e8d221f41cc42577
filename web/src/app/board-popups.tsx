import { lazy, Suspense, useEffect } from 'react'
import { later } from '../lib/timers.ts'
import { PanelBoundary } from '../ui/boundary.tsx'
import { closeLeftPopup, usePopup } from '../ui/popups.ts'

const load = () => import('./keep-popup.tsx')
const KeepPopup = lazy(load)

/** The popup's file is fetched early, because there may be no network when the popup is opened. */
const LOAD_AFTER_MS = 2_000

export function BoardPopups() {
  const name = usePopup()
  useEffect(() => later(LOAD_AFTER_MS, () => void load().catch(() => null)), [])
  useEffect(() => closeLeftPopup, [])
  if (name !== 'keep' && name !== 'login on days') return null
  return (
    <PanelBoundary>
      <Suspense>
        <KeepPopup key={name} first={name === 'keep' ? 'create' : 'login'} />
      </Suspense>
    </PanelBoundary>
  )
}
