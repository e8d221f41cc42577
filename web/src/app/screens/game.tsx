import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { CHANGE_PASSWORD } from '@fable/contract/limits'
import { useAccountSync } from '../../account/use-account-sync.ts'
import { Play } from '../../game/play/play.tsx'
import { GAME_LOCK, SAVE_KEY } from '../../game/save/store.ts'
import { Bank, GameScreen } from '../../game/stage/layout.tsx'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { readText } from '../../lib/storage.ts'
import { useTabLock } from '../../lib/tabs.ts'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { Footer } from '../../ui/footer.tsx'
import { openPopup } from '../../ui/popups.ts'
import { Popups } from '../popups.tsx'
import styles from './game.module.css'

/** These parts are below the scene or seldom needed, so they have files of their own. */
const LeaderboardPanel = lazy(() => import('../../game/leaderboard/leaderboard-panel.tsx'))
const Elsewhere = lazy(() => import('../../game/play/elsewhere.tsx'))
const ResetPassword = lazy(() => import('../../account/reset-password.tsx'))

/**
 * The screen of the game (docs/rules.md, section 2). The game is played in one tab at a time. Every other tab says that
 * the game is played elsewhere.
 */
export default function GamePage() {
  const [replaced, setReplaced] = useState({ times: 0, notice: '' })
  const onReplaced = useCallback(
    (notice = '') => setReplaced(({ times }) => ({ times: times + 1, notice })),
    [],
  )

  const { ownership, takeOver } = useTabLock({
    lock: GAME_LOCK,
    storageKey: SAVE_KEY,
    onForeign: onReplaced,
  })

  const sync = useAccountSync()
  const [resetToken, dropResetToken] = useResetToken()
  const isHydrated = useIsHydrated()

  if (ownership === 'elsewhere') {
    return (
      <Suspense fallback={<GameScreen />}>
        <Elsewhere onPlayHere={takeOver} />
      </Suspense>
    )
  }

  return (
    <GameScreen>
      <Scene isAsking={ownership === 'asking'}>
        <Play
          key={replaced.times}
          isOwned={ownership === 'mine'}
          sync={sync}
          notice={replaced.notice}
          onReplaced={onReplaced}
        />
      </Scene>
      {ownership === 'mine' && (
        <Popups settle={sync.settle} beforeForgetting={sync.leave} onSignedOut={sync.reset} />
      )}
      <Bank>
        <div className={styles.band}>
          <div className={styles.leaderboard}>
            {isHydrated && (
              <PanelBoundary>
                <Suspense>
                  <LeaderboardPanel />
                </Suspense>
              </PanelBoundary>
            )}
          </div>
          <Footer />
        </div>
      </Bank>
      {resetToken && (
        <Suspense>
          <ResetPassword key={resetToken} token={resetToken} onClose={dropResetToken} />
        </Suspense>
      )}
    </GameScreen>
  )
}

function useResetToken() {
  const [token, setToken] = useState('')
  useEffect(() => {
    const onHash = () => {
      setToken((before) => resetTokenInAddress() || before)
      openPasswordInAddress()
    }
    onHash()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  return [token, () => setToken('')] as const
}

/**
 * Shows a new game until this browser's game may be opened. If the player has a saved game, `until-hydrated.js` marks
 * the document, and numbers and texts that could contradict the saved game are hidden. Visible parts are never hidden
 * later, because the input would lose the focus.
 */
function Scene({ isAsking, children }: { isAsking: boolean; children: ReactNode }) {
  const isHydrated = useIsHydrated()
  const [opening] = useState(() => (isHydrated && readText(SAVE_KEY) !== null ? 'saved' : 'new'))
  return (
    <div className={styles.scene} data-opening={isAsking ? opening : undefined}>
      {children}
    </div>
  )
}

// Also removes the token of a password mail from the address, because the token is a secret.
function resetTokenInAddress(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('reset-password') ?? ''
  if (token) history.replaceState(null, '', location.pathname)
  return token
}

function openPasswordInAddress(): void {
  if (location.hash !== CHANGE_PASSWORD) return
  history.replaceState(null, '', location.pathname)
  openPopup('password')
}
