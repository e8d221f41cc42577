import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { later } from '../../../lib/timers.ts'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import { usePopup } from '../../../ui/popups.ts'
import type { Dialogs } from './play-popups.tsx'

const loadPopups = () => import('./play-popups.tsx')
const PlayPopups = lazy(loadPopups)

// The server is told of runs that were given up without a network.
const tellGivenUp = async () => (await import('../../run/given-up.ts')).tellGivenUp()

const loadAndTell = () => void Promise.all([loadPopups(), tellGivenUp()]).catch(() => null)

/**
 * The popups are fetched after this time in milliseconds, before they are needed, because the network may be gone when
 * one is opened.
 */
const LOAD_AFTER_MS = 2_000

export function PlayDialogs(props: Dialogs) {
  const popup = usePopup()
  const { other } = useStore(props.sync.state)
  const [isNewsSeen, setNewsSeen] = useState(false)
  const news = isNewsSeen ? null : props.news
  useEffect(() => later(LOAD_AFTER_MS, loadAndTell), [])
  if (!props.isAsking && news === null && popup === null && other === null) return null
  return (
    <PanelBoundary>
      <Suspense>
        <PlayPopups {...props} news={news} other={other} onNewsSeen={() => setNewsSeen(true)} />
      </Suspense>
    </PanelBoundary>
  )
}
