import { useCallback, useEffect, useRef, useState } from 'react'
import { isNarrow, isTouch } from '../../lib/media.ts'
import type { SavedGame } from '../../lib/save/saved-game.ts'
import { save } from '../../lib/save/store.ts'
import { focusHome } from '../../ui/page.ts'
import { AnswerForm } from './answer-form.tsx'
import { Console } from './console.tsx'
import { Controls } from './controls.tsx'
import { GameHeader } from './game-header.tsx'
import { useKeys } from './keys.ts'
import { Notices } from './notices.tsx'
import { PlayBar } from './play-bar.tsx'
import { OpponentPanel, PlayerPanel } from './panels.tsx'
import { EndingPopup } from './popups/ending.tsx'
import { OtherRun } from './popups/other-run.tsx'
import { GamePopup, type PopupName } from './popups/game-popup.tsx'
import type { SeenEnding } from './scene.ts'
import { useAccount } from './use-account.ts'
import { useSession } from './use-session.ts'
import { Waiting } from './waiting.tsx'

type Props = {
  /** What is to be said of how this game came to be played; '' for nothing. */
  word: string
  /** Another save was put in the place of this one. */
  onReplaced: (word?: string) => void
}

/** The game in the tab that plays it. */
export function Play({ word, onReplaced }: Props) {
  const { session, sync, scene, hasNews, notice } = useSession()
  const [popup, setPopup] = useState<PopupName | null>(hasNews ? 'update' : null)
  const [endingSeen, setEndingSeen] = useState<SeenEnding | null>(null)
  const adopt = useCallback(
    (game: SavedGame) => {
      session.leave()
      save(game)
      onReplaced()
    },
    [session, onReplaced],
  )
  const { status, other, isSignedOut } = useAccount({ sync, session, onAdopt: adopt })
  const input = useRef<HTMLInputElement>(null)
  const { view, ending } = scene
  const isBusy = scene.isPrinting || scene.isWaiting

  const answer = useCallback(
    (text: string) => {
      session.answer(text)
      if (isNarrow()) window.scrollTo({ top: 0 })
    },
    [session],
  )
  const openHelp = useCallback(() => setPopup('help'), [])
  useKeys({ input, isPrinting: scene.isPrinting, advance: session.advance, openHelp })

  // The name is typed, so the input is where the hands go, unless that opens a phone's keyboard.
  const wantsName = view.controls === 'playerInput'
  useEffect(() => {
    if (wantsName && !isTouch()) input.current?.focus()
  }, [wantsName])

  return (
    <>
      <div className="game-first">
        <GameHeader onOpen={setPopup} />
        <Notices
          word={word}
          notice={notice}
          isKept={scene.isKept}
          isSignedOut={isSignedOut}
          isBetweenRuns={view.controls === 'start'}
          onLogin={() => setPopup('login')}
        />
        {scene.isWaiting && (
          <Waiting
            isSlow={scene.isSlow}
            onWait={() => {
              session.keepWaiting()
              focusHome()
            }}
            onGoOn={() => {
              session.goOnUnranked()
              focusHome()
            }}
          />
        )}
        <main className="game-main">
          <Console
            scene={scene}
            onAdvance={session.advance}
            bar={<PlayBar isRanked={scene.isRanked} status={status} onHelp={openHelp} />}
          />
          <div className="game-hands">
            <Controls scene={scene} onAnswer={answer} />
            <AnswerForm input={input} isBusy={isBusy} mode={view.controls} onAnswer={answer} />
          </div>
          <PlayerPanel player={view.player} />
          <OpponentPanel view={view} moment={scene.moment} />
        </main>
      </div>
      {popup && (
        <GamePopup
          name={popup}
          game={session.game()}
          onOpen={setPopup}
          onImport={(game) => {
            sync.push(game)
            adopt(game)
          }}
          beforeSignOut={sync.settle}
          onSignedOut={(said) => {
            session.leave()
            onReplaced(said)
          }}
          onClose={() => {
            if (popup === 'update') session.markNewsSeen()
            setPopup(null)
          }}
        />
      )}
      {other && (
        <OtherRun
          runs={[
            { label: 'This browser', game: session.game() },
            { label: 'Your account', game: other },
          ]}
          onChoose={sync.choose}
        />
      )}
      {ending && ending !== endingSeen && (
        <EndingPopup
          ending={ending}
          playerName={view.player.name}
          onAgain={() => {
            setEndingSeen(ending)
            answer('start')
          }}
          onClose={() => setEndingSeen(ending)}
        />
      )}
    </>
  )
}
