import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isNarrow, isTouch } from '../../platform/media.ts'
import type { SavedGame } from '../../game/save/saved-game.ts'
import { save } from '../../game/save/store.ts'
import { focusHome } from '../../platform/page-title.ts'
import { InputForm } from './input-form.tsx'
import { Console } from '../../game/console.tsx'
import { Controls } from './controls.tsx'
import { GameHeader } from './game-header.tsx'
import { useKeys } from './keys.ts'
import { Notices } from './notices.tsx'
import { PlayBar } from './play-bar.tsx'
import type { SyncPort } from '../../game/sync-port.ts'
import { closePopup, openPopup, usePopup } from '../../platform/popups.ts'
import { useUser } from '../../platform/session.ts'
import { OpponentPanel, PlayerPanel } from '../../game/panels.tsx'
import { EndingPopup } from './popups/ending.tsx'
import { OtherRun } from './popups/other-run.tsx'
import { HelpPopup } from './popups/help.tsx'
import { SettingsPopup } from './popups/settings.tsx'
import { UpdatePopup } from './popups/update.tsx'
import { YourRuns } from './popups/your-runs.tsx'
import type { SeenEnding } from '../../game/scene.ts'
import { useGameClient } from './use-game-client.ts'
import { Waiting } from './waiting.tsx'

type Props = {
  sync: SyncPort
  /** Why another game than before is played; '' for no reason. */
  notice: string
  /** Another save was put in the place of this one. */
  onReplaced: (notice?: string) => void
}

/** The game in the tab that plays it. */
export function Play({ sync, notice, onReplaced }: Props) {
  const { client, scene, hasNews, loadNotice } = useGameClient(sync)
  const [isNewsOpen, setNewsOpen] = useState(hasNews)
  const popup = usePopup()
  const [endingSeen, setEndingSeen] = useState<SeenEnding | null>(null)
  const user = useUser()
  const { status, other } = useSyncExternalStore(sync.subscribe, sync.state)
  const replace = useCallback(
    (game: SavedGame | null, why?: string) => {
      client.leave()
      if (game) save(game)
      onReplaced(why)
    },
    [client, onReplaced],
  )
  useEffect(
    () => sync.attach({ read: client.game, replace, leave: client.leave }),
    [sync, client, replace],
  )
  // Nobody is signed in, and the game is an account's.
  const isSignedOut = user === null && client.game().account.userID !== ''
  const input = useRef<HTMLInputElement>(null)
  const { view, ending } = scene
  const isBusy = scene.isPrinting || scene.isWaiting

  const submit = useCallback(
    (text: string) => {
      client.submit(text)
      if (isNarrow()) window.scrollTo({ top: 0 })
    },
    [client],
  )
  const openHelp = useCallback(() => openPopup('help'), [])
  useKeys({ input, isPrinting: scene.isPrinting, advance: client.advance, openHelp })

  // The name is typed, so the input is where the hands go, unless that opens a phone's keyboard.
  const wantsName = view.controls === 'playerInput'
  useEffect(() => {
    if (wantsName && !isTouch()) input.current?.focus()
  }, [wantsName])

  return (
    <>
      <div className="game-first">
        <GameHeader />
        <Notices
          notice={notice}
          loadNotice={loadNotice}
          isKept={scene.isKept}
          isSignedOut={isSignedOut}
          isBetweenRuns={view.controls === 'start'}
          onLogin={() => openPopup('login')}
        />
        {scene.isWaiting && (
          <Waiting
            isSlow={scene.isSlow}
            onWait={() => {
              client.keepWaiting()
              focusHome()
            }}
            onGoOn={() => {
              client.goOnUnranked()
              focusHome()
            }}
          />
        )}
        <main className="game-main">
          <Console
            scene={scene}
            onAdvance={client.advance}
            bar={<PlayBar isRanked={scene.isRanked} status={status} onHelp={openHelp} />}
          />
          <div className="game-hands">
            <Controls scene={scene} onSubmit={submit} />
            <InputForm input={input} isBusy={isBusy} mode={view.controls} onSubmit={submit} />
          </div>
          <PlayerPanel player={view.player} />
          <OpponentPanel view={view} cue={scene.cue} />
        </main>
      </div>
      {isNewsOpen && (
        <UpdatePopup
          onClose={() => {
            client.markNewsSeen()
            setNewsOpen(false)
          }}
        />
      )}
      {popup === 'help' && <HelpPopup onClose={closePopup} />}
      {popup === 'runs' && <YourRuns onClose={closePopup} />}
      {popup === 'settings' && (
        <SettingsPopup
          game={client.game()}
          onImport={(game) => {
            closePopup()
            sync.push(game)
            replace(game)
          }}
          onClose={closePopup}
        />
      )}
      {other && <OtherRun local={client.game()} other={other} onChoose={sync.choose} />}
      {ending && ending !== endingSeen && (
        <EndingPopup
          ending={ending}
          playerName={view.player.name}
          onAgain={() => {
            setEndingSeen(ending)
            submit('start')
          }}
          onClose={() => setEndingSeen(ending)}
        />
      )}
    </>
  )
}
