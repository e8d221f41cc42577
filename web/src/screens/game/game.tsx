import { useCallback, useState } from 'react'
import { useOwnership } from '../../lib/ownership.ts'
import { Footer } from '../../ui/footer.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { Play } from './play.tsx'
import './game.css'
import './console.css'
import './portrait.css'
import './popups/popups.css'

/** Hundred Days (section 2, Game screen). One tab plays at a time; the others are told. */
export default function Game() {
  const { ownership, playHere } = useOwnership()
  const [replaced, setReplaced] = useState(0)
  const onReplaced = useCallback(() => setReplaced((before) => before + 1), [])
  return (
    <div className="camp game">
      {ownership === 'elsewhere' && <Elsewhere onPlayHere={playHere} />}
      {ownership === 'mine' && <Play key={replaced} onReplaced={onReplaced} />}
      {ownership === 'asking' && <div className="game-first" />}
      <Leaderboard />
      <Footer />
    </div>
  )
}
