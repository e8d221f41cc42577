import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isNarrow, isTouch, prefersReducedMotion } from '../../lib/media.ts'
import { load, save } from '../../lib/save/store.ts'
import { Footer } from '../../ui/footer.tsx'
import { BackToFacts, Header } from '../../ui/header.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../../ui/page.ts'
import { AnswerForm } from './answer-form.tsx'
import { Console } from './console.tsx'
import { Controls } from './controls.tsx'
import { useKeys } from './keys.ts'
import { Leaderboard } from './leaderboard.tsx'
import { OpponentPanel, PlayerPanel } from './panels.tsx'
import { GamePopup, type PopupName } from './popups.tsx'
import { Session } from './session.ts'
import './game.css'
import './console.css'

const HEADER_ICONS = [
  { popup: 'coin', label: 'Shop' },
  { popup: 'profile', label: 'Menu' },
  { popup: 'chat', label: 'Community chat' },
] as const

function beginSession() {
  const { game, hasNews } = load()
  return { session: new Session({ game, save, isTimed: () => !prefersReducedMotion() }), hasNews }
}

/** Hundred Days (section 2, Game screen). */
export default function Game() {
  const heading = usePage('Hundred Days')
  const [{ session, hasNews }] = useState(beginSession)
  const scene = useSyncExternalStore(session.subscribe, session.scene, session.scene)
  const [popup, setPopup] = useState<PopupName | null>(hasNews ? 'update' : null)
  const input = useRef<HTMLInputElement>(null)
  const { isPrinting, view } = scene

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
  useKeys({ input, isPrinting, finishPrinting: session.finishPrinting, openHelp })

  // Leaving the screen is no reason to lose the rest of a turn: it stands there on return.
  useEffect(() => session.finishPrinting, [session])

  // The name is typed, so the input is where the hands go, unless that opens a phone's keyboard.
  const wantsName = view.controls === 'playerInput'
  useEffect(() => {
    if (wantsName && !isTouch()) input.current?.focus()
  }, [wantsName])

  return (
    <div className="camp game">
      <div className="game-first">
        <Header title="Hundred Days" logo="campfire" heading={heading}>
          {HEADER_ICONS.map(({ popup: name, label }) => (
            <button
              key={name}
              type="button"
              className="button icon"
              aria-label={label}
              title={label}
              onClick={() => {
                setPopup(name === 'profile' ? 'menu' : name)
              }}
            >
              <Icon name={name} />
            </button>
          ))}
          <BackToFacts />
        </Header>
        <main className="game-main">
          <Console scene={scene} onSkip={session.finishPrinting} />
          <div className="game-hands">
            <Controls scene={scene} onAnswer={answer} />
            <AnswerForm
              input={input}
              isPrinting={isPrinting}
              hint={wantsName ? 'Your name' : 'Type an answer'}
              onAnswer={answer}
            />
          </div>
          <PlayerPanel player={view.player} />
          <OpponentPanel view={view} />
        </main>
      </div>
      <Leaderboard />
      <Footer />
      {popup && (
        <GamePopup
          name={popup}
          account={scene.account}
          onClose={() => {
            if (popup === 'update') session.markNewsSeen()
            setPopup(null)
          }}
        />
      )}
    </div>
  )
}
