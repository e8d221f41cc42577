import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isNarrow, isTouch } from '../../lib/media.ts'
import { runServer } from '../../lib/ranked.ts'
import { recordRun } from '../../lib/save/runs.ts'
import { load, save } from '../../lib/save/store.ts'
import { settings } from '../../lib/settings.ts'
import { AnswerForm } from './answer-form.tsx'
import { Console } from './console.tsx'
import { Controls } from './controls.tsx'
import { GameHeader } from './game-header.tsx'
import { useKeys } from './keys.ts'
import { Notices } from './notices.tsx'
import { PlayBar } from './play-bar.tsx'
import { SlowServer } from './slow-server.tsx'
import { OpponentPanel, PlayerPanel } from './panels.tsx'
import { EndingPopup } from './popups/ending.tsx'
import { GamePopup, type PopupName } from './popups/game-popup.tsx'
import type { SeenEnding } from './scene.ts'
import { Session } from './session.ts'

function beginSession() {
  const { game, hasNews, notice } = load()
  const session = new Session({
    game,
    save,
    pace: () => settings().pace,
    server: runServer,
    onEnded: (ending, playerName) => {
      recordRun({ ...ending, playerName, endedAt: Date.now() })
    },
  })
  return { session, hasNews, notice }
}

/** The game in the tab that plays it. `onReplaced`: another save was put in the place of this one. */
export function Play({ onReplaced }: { onReplaced: () => void }) {
  const [{ session, hasNews, notice }] = useState(beginSession)
  const scene = useSyncExternalStore(session.subscribe, session.scene, session.scene)
  const [popup, setPopup] = useState<PopupName | null>(hasNews ? 'update' : null)
  const [endingSeen, setEndingSeen] = useState<SeenEnding | null>(null)
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
  const openHelp = useCallback(() => {
    setPopup('help')
  }, [])
  useKeys({ input, isPrinting: scene.isPrinting, advance: session.advance, openHelp })

  // Leaving the screen is no reason to lose the rest of a turn: it stands there on return.
  useEffect(() => session.finish, [session])

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
        <Notices notice={notice} isKept={scene.isKept} isBetweenRuns={view.controls === 'start'} />
        {scene.isSlow && <SlowServer onWait={session.keepWaiting} onGoOn={session.goOnUnranked} />}
        <main className="game-main">
          <Console
            scene={scene}
            onAdvance={session.advance}
            bar={<PlayBar isRanked={scene.isRanked} onHelp={openHelp} />}
          />
          <div className="game-hands">
            <Controls scene={scene} onAnswer={answer} />
            <AnswerForm
              input={input}
              isBusy={isBusy}
              hint={wantsName ? 'Your name' : 'Type an answer'}
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
            save(game)
            onReplaced()
          }}
          onClose={() => {
            if (popup === 'update') session.markNewsSeen()
            setPopup(null)
          }}
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
          onClose={() => {
            setEndingSeen(ending)
          }}
        />
      )}
    </>
  )
}
