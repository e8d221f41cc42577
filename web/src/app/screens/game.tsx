import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useAccountSync } from '../../features/account/use-account-sync.ts'
import { LeaderboardPanel } from '../../features/leaderboard/leaderboard-panel.tsx'
import { Opening } from '../../features/play/opening.tsx'
import { Play } from '../../features/play/play.tsx'
import { useEarlyInput } from '../../features/play/use-early-input.ts'
import { Bank, GameScreen } from '../../game/layout.tsx'
import { GAME_LOCK, SAVE_KEY } from '../../game/save/store.ts'
import { useTabLock } from '../../platform/tabs.ts'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { Footer } from '../../ui/footer.tsx'
import { WhenSeen } from '../../ui/when-seen.tsx'
import { Popups } from '../popups.tsx'
import styles from './game.module.css'

/** Few see them: they are not in the game's first file. */
const Elsewhere = lazy(() => import('../../features/play/elsewhere.tsx'))
const ResetPassword = lazy(() => import('../../features/account/reset-password.tsx'))

/** The token of a password mail. It is removed from the address, because it is a secret. */
function resetTokenInAddress(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('reset-password') ?? ''
  if (token) history.replaceState(null, '', location.pathname)
  return token
}

function useResetToken() {
  const [token, setToken] = useState('')
  useEffect(() => {
    const onHash = () => setToken((before) => resetTokenInAddress() || before)
    onHash()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  return [token, () => setToken('')] as const
}

/** Hundred Days (section 2, Game screen). One tab plays at a time; the others say so. */
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
  const { keepEarly, takeEarly } = useEarlyInput()
  const sync = useAccountSync()
  const [resetToken, dropResetToken] = useResetToken()
  if (ownership === 'elsewhere') {
    return (
      <Suspense fallback={<GameScreen />}>
        <Elsewhere onPlayHere={takeOver} />
      </Suspense>
    )
  }
  return (
    <GameScreen>
      {ownership === 'mine' && (
        <>
          <Play
            key={replaced.times}
            sync={sync}
            notice={replaced.notice}
            takeEarly={takeEarly}
            onReplaced={onReplaced}
          />
          <Popups
            isGame
            settle={sync.settle}
            beforeForgetting={sync.leave}
            onSignedOut={sync.reset}
          />
        </>
      )}
      {ownership === 'asking' && <Opening keepEarly={keepEarly} />}
      <Bank>
        <WhenSeen className={styles.leaderboard}>
          <PanelBoundary>
            <LeaderboardPanel />
          </PanelBoundary>
        </WhenSeen>
        <Footer />
      </Bank>
      {resetToken && (
        <Suspense>
          <ResetPassword key={resetToken} token={resetToken} onClose={dropResetToken} />
        </Suspense>
      )}
    </GameScreen>
  )
}
