import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { SavedGame } from '../../save/saved-game.ts'
import type { News } from '../../save/news.ts'
import type { SyncPort } from '../../save/sync-port.ts'
import { usePopup } from '../../../lib/popups.ts'
import { later } from '../../../lib/timers.ts'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import type { GameClient } from '../client/game-client.ts'

const GiveUp = lazy(() => import('./give-up.tsx'))
const UpdatePopup = lazy(() => import('./update.tsx'))

const loadPopups = () => import('./play-popups.tsx')
const PlayPopups = lazy(loadPopups)

/** The popups are fetched so long after the game, because the network may be gone later; in milliseconds. */
const LOAD_AFTER = 2_000

type Props = {
  client: GameClient
  sync: SyncPort
  /** Why the player is told of this release; null: they know. */
  news: News | null
  /** The player is asked whether to give up the run for a road. */
  isAsking: boolean
  onAnswer: (givesUp: boolean) => void
  onReplace: (game: SavedGame | null) => void
}

/** What opens over the game. */
export function PlayDialogs({ client, sync, news, isAsking, onAnswer, onReplace }: Props) {
  const popup = usePopup()
  const { other } = useSyncExternalStore(sync.subscribe, sync.state)
  const [isNewsOpen, setNewsOpen] = useState(news !== null)
  useEffect(() => later(LOAD_AFTER, () => void loadPopups().catch(() => null)), [])
  return (
    <>
      {isAsking && (
        <Suspense>
          <GiveUp
            day={client.game().state.day}
            onGiveUp={() => onAnswer(true)}
            onStay={() => onAnswer(false)}
          />
        </Suspense>
      )}
      {/* The news wait while the player reads something else. */}
      {isNewsOpen && popup === null && (
        <Suspense>
          <UpdatePopup
            game={client.game()}
            isIncomplete={news === 'incomplete'}
            onSeen={() => {
              client.markNewsSeen()
              setNewsOpen(false)
            }}
          />
        </Suspense>
      )}
      {(popup !== null || other !== null) && (
        <PanelBoundary>
          <Suspense>
            <PlayPopups
              client={client}
              other={other}
              onChoose={sync.choose}
              onImport={(game) => {
                sync.push(game)
                onReplace(game)
              }}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  )
}
