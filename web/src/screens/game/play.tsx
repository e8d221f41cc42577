import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AccountSync } from '../../lib/account/sync.ts'
import { isNarrow, isTouch } from '../../lib/media.ts'
import { runServer } from '../../lib/ranked.ts'
import { recordRun } from '../../lib/save/runs.ts'
import type { SavedGame } from '../../lib/save/saved-game.ts'
import { load, save } from '../../lib/save/store.ts'
import { settings } from '../../lib/settings.ts'
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
import { Session } from './session.ts'
import { Waiting } from './waiting.tsx'
import { useAccount } from './use-account.ts'

function beginSession() {
  const { game, hasNews, notice } = load()
  const sync = new AccountSync()
  const session = new Session({
    game,
    save: (kept) => {
      sync.push(kept)
      return save(kept)
    },
    pace: () => settings().pace,
    server: runServer,
    onEnded: (ending, playerName, rankedId) =>
      recordRun({ ...ending, playerName, endedAt: Date.now(), ...(rankedId && { rankedId }) }),
  })
  return { session, sync, hasNews, notice }
}

/** What the input takes, mode by mode. */
const HINTS = {
  start: 'start',
  playerInput: 'Your name',
  paychance: 'pay or chance',
  paths: 'path 1, path 2, …',
  attack: 'A number',
  yesno: 'yes or no',
  merchant: '1, 2, 3 or none',
} as const

type Props = {
  /** What is to be said of how this game came to be played; '' for nothing. */
  word: string
  /** Another save was put in the place of this one. */
  onReplaced: (word?: string) => void
}

/** The game in the tab that plays it. */
export function Play({ word, onReplaced }: Props) {
  const [{ session, sync, hasNews, notice }] = useState(beginSession)
  const scene = useSyncExternalStore(session.subscribe, session.scene, session.scene)
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

  useEffect(() => {
    session.enter()
    // A page that is left may come back as it was.
    window.addEventListener('pagehide', session.leave)
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.enter()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', session.leave)
      window.removeEventListener('pageshow', onShow)
      session.leave()
    }
  }, [session])

  // A run that has ended may stand on the board.
  const client = useQueryClient()
  useEffect(() => {
    if (ending) void client.invalidateQueries({ queryKey: ['leaderboard'] })
  }, [client, ending])

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
            <AnswerForm
              input={input}
              isBusy={isBusy}
              hint={HINTS[view.controls]}
              onAnswer={answer}
            />
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
