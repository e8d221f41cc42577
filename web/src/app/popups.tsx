import { lazy, Suspense, useEffect } from 'react'
import { closeLeftPopup, usePopup } from '../ui/popups.ts'
import { useUser } from '../lib/session.ts'
import { later } from '../lib/timers.ts'
import { PanelBoundary } from '../ui/boundary.tsx'
import type { PopupProps } from './popup-of-name.tsx'

const load = () => import('./popup-of-name.tsx')
const PopupOfName = lazy(load)
const AccountResults = lazy(() => import('../board/days/account-results.ts'))

/**
 * Delay in milliseconds after which the popups are fetched. They are fetched early, because the network may be gone
 * when one is opened.
 */
const LOAD_AFTER = 2_000

/**
 * The popups that any page of the game can open by name (docs/rules.md, section 2). The play screen has further ones.
 * Whoever signs in there gets the results of the rounds as well.
 */
export function Popups(props: Omit<PopupProps, 'name'>) {
  const name = usePopup()
  useEffect(() => later(LOAD_AFTER, () => void load().catch(() => null)), [])
  useEffect(() => closeLeftPopup, [])
  const user = useUser()
  return (
    <PanelBoundary>
      <Suspense>{name !== null && <PopupOfName name={name} {...props} />}</Suspense>
      <Suspense>{user && <AccountResults />}</Suspense>
    </PanelBoundary>
  )
}
