import { endOf, ghostWords, roadOf } from '../challenge/challenge-texts.ts'
import type { Scene } from '../run/scene.ts'
import { Drawing } from '../../ui/drawing.tsx'
import walker from '../../scenery/art/walker.svg?url'
import styles from './challenge-strip.module.css'
import { Strip } from './strip.tsx'

/** Shown above the lines: the run whose road is walked, how it was doing on the player's day, and how it ended. */
export function ChallengeStrip({ scene }: { scene: Pick<Scene, 'challenge' | 'view'> }) {
  const { challenge, view } = scene
  if (!challenge) return null
  return (
    <Strip className={styles.challenge} data-challenge>
      <Drawing src={walker} className={styles.ghost} />
      <b>{roadOf(challenge)}</b>
      <span>{ghostWords(challenge, view.player.day)}</span>
      <strong>{endOf(challenge)}</strong>
    </Strip>
  )
}
