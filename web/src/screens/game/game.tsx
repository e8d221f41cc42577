import { useCallback, useEffect, useState } from 'react'
import { useOwnership } from '../../lib/ownership.ts'
import { Footer } from '../../ui/footer.tsx'
import { ResetPassword } from '../../ui/menu/reset-password.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { Play } from './play.tsx'
import './game.css'
import './console.css'
import './portrait.css'
import './popups/popups.css'

/** The token of a password mail, taken out of the address, where it has no business to stay. */
function resetTokenInAddress(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('reset-password') ?? ''
  if (token) history.replaceState(null, '', location.pathname)
  return token
}

/** Hundred Days (section 2, Game screen). One tab plays at a time; the others are told. */
export default function Game() {
  const [replaced, setReplaced] = useState({ times: 0, word: '' })
  const onReplaced = useCallback(
    (word = '') => setReplaced(({ times }) => ({ times: times + 1, word })),
    [],
  )
  const { ownership, playHere } = useOwnership(onReplaced)
  const [resetToken, setResetToken] = useState(resetTokenInAddress)
  useEffect(() => {
    const onHash = () => setResetToken((before) => resetTokenInAddress() || before)
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  return (
    <div className="camp game">
      {ownership === 'elsewhere' && <Elsewhere onPlayHere={playHere} />}
      {ownership === 'mine' && (
        <Play key={replaced.times} word={replaced.word} onReplaced={onReplaced} />
      )}
      {ownership === 'asking' && <div className="game-first" />}
      <Leaderboard />
      <Footer />
      {resetToken && (
        <ResetPassword key={resetToken} token={resetToken} onClose={() => setResetToken('')} />
      )}
    </div>
  )
}
