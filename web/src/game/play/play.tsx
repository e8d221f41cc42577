import { lazy, Suspense } from 'react'
import { NO_POSTS } from '@fable/engine'
import { useStore } from '../../lib/store.ts'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { openPopup } from '../../ui/popups.ts'
import { Console } from '../console/console.tsx'
import type { Scene } from '../run/scene.ts'
import type { SyncPort } from '../save/sync-port.ts'
import { Reading } from '../stage/layout.tsx'
import { isFireOut, Stage } from '../stage/stage.tsx'
import { PlayDeck } from './controls/play-deck.tsx'
import { GameHeader } from './game-header.tsx'
import { PlayBar } from './play-bar.tsx'
import { PlayDialogs } from './popups/play-dialogs.tsx'
import { useSceneSounds } from './sound/use-sound.ts'
import { openHelp, usePlay, type Play as Game } from './use-play.ts'

type Props = {
  /**
   * True if this tab may play the saved game. Until then the tab shows the scene of a new game, as the server's
   * document does.
   */
  isOwned: boolean
  sync: SyncPort
  /** Why the game has changed; '' for no notice. */
  notice: string
  onReplaced: (notice?: string) => void
}

/** Both are loaded on demand, because they are seldom needed. */
const Notices = lazy(() => import('./notices.tsx'))
const LastPage = lazy(() => import('./last-page/last-page.tsx'))

export function Play({ isOwned, sync, notice, onReplaced }: Props) {
  const game = usePlay({ isOwned, sync, onReplaced })
  const { client, scene, deck, isLargeText, wish } = game

  return (
    <>
      <Stage
        {...game.stage}
        header={
          <>
            <GameHeader />
            {isOwned && <GameNotices game={game} notice={notice} />}
          </>
        }
      >
        {/* The deck is rendered in one of two places; a key preserves its state when it moves. */}
        {isLargeText && <PlayDeck key="deck" {...deck} />}
        <Reading>
          <NeedsScripts what="Hundred Days" />
          <PanelBoundary>
            <PlayConsole game={game} sync={sync} />
          </PanelBoundary>
        </Reading>
        <PanelBoundary>
          <Suspense>
            <PageOfEnding game={game} />
          </Suspense>
        </PanelBoundary>
        {!isLargeText && <PlayDeck key="deck" {...deck} />}
      </Stage>
      {isOwned && (
        <>
          <SceneSounds scene={scene} />
          <PlayDialogs
            client={client}
            sync={sync}
            news={game.news}
            isAsking={wish.isAsking}
            onAnswer={wish.answer}
            onReplace={game.replace}
          />
        </>
      )}
    </>
  )
}

const openLogin = () => openPopup('login')

function GameNotices({ game, notice }: { game: Game; notice: string }) {
  return (
    <PanelBoundary>
      <Suspense>
        <Notices
          notice={notice}
          loadNotice={game.loadNotice}
          wait={game.wait}
          isKept={game.scene.isKept}
          isSignedOut={game.isSignedOut}
          isBetweenRuns={game.isBetweenRuns}
          onLogin={openLogin}
        />
      </Suspense>
    </PanelBoundary>
  )
}

function PlayConsole({ game, sync }: { game: Game; sync: SyncPort }) {
  const { client, scene, ending, isBetweenRuns } = game
  const { status } = useStore(sync.state)

  return (
    <Console
      scene={scene}
      onAdvance={ending.open ?? client.advance}
      bar={
        <PlayBar
          isRanked={scene.isRanked}
          road={scene.road}
          status={status}
          shelfDay={client.game().shelf?.state.day ?? null}
          posts={isBetweenRuns ? NO_POSTS : scene.posts}
          gold={scene.view.player.gold}
          onHelp={openHelp}
        />
      }
      isBetweenRuns={isBetweenRuns}
      isEnded={scene.ending !== null}
      isLow={ending.isOpen}
    />
  )
}

function PageOfEnding({ game: { client, scene, ending, claim } }: { game: Game }) {
  const { run, ledger, shelf } = client.game()
  if (!ending.isOpen || !scene.ending || !run) return null
  return (
    <LastPage
      ending={scene.ending}
      run={run}
      ledger={ledger}
      best={ending.best}
      claim={claim}
      shelf={shelf && { day: shelf.state.day, onBack: client.leaveRoad }}
    />
  )
}

// Mounted only when the saved game is loaded, so that loading it makes no sound.
function SceneSounds({ scene }: { scene: Scene }) {
  useSceneSounds(scene, !isFireOut(scene.cue, scene.ending?.cause ?? null))
  return null
}
