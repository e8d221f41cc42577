import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { SavedGame } from '../../save/saved-game.ts'
import type { News } from '../../save/news.ts'
import type { SyncPort } from '../../save/sync-port.ts'
import { usePopup } from '../../../lib/popups.ts'
import { later } from '../../../lib/timers.ts'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import type { GameClient } from '../client/game-client.ts'

const loadPopups = () => import('./play-popups.tsx')
const PlayPopups = lazy(loadPopups)

/** The popups are fetched so long after the game, because the network may be gone later; in milliseconds. */
const LOAD_AFTER = 2_000

export type Dialogs = {
  client: GameClient
  sync: SyncPort
  /** Why the player is told of this release; null: they know. */
  news: News | null
  /** The player is asked whether to give up the run for a road. */
  isAsking: boolean
  onAnswer: (givesUp: boolean) => void
  onReplace: (game: SavedGame) => void
}

/** What opens over the game. */
export function PlayDialogs(props: Dialogs) {
  const popup = usePopup()
  const { other } = useSyncExternalStore(props.sync.subscribe, props.sync.state)
  const [isNewsSeen, setNewsSeen] = useState(false)
  const news = isNewsSeen ? null : props.news
  useEffect(() => later(LOAD_AFTER, () => void loadPopups().catch(() => null)), [])
  if (!props.isAsking && news === null && popup === null && other === null) return null
  return (
    <PanelBoundary>
      <Suspense>
        <PlayPopups {...props} news={news} other={other} onNewsSeen={() => setNewsSeen(true)} />
      </Suspense>
    </PanelBoundary>
  )
}
