import { endOf, roadOf } from '../run/challenge-texts.ts'
import type { Scene } from '../run/scene.ts'
import { ghostAt } from '../save/challenge.ts'
import { Drawing } from '../../ui/drawing.tsx'
import walker from '../../scenery/art/walker.svg?url'
import styles from './challenge-strip.module.css'
import { Strip } from './strip.tsx'

/** Above the lines: whose road is walked, where that run was after as many turns, and how it ended. */
export function ChallengeStrip({ scene }: { scene: Pick<Scene, 'challenge' | 'turns'> }) {
  const { challenge, turns } = scene
  const ghost = challenge && ghostAt(challenge, turns)
  if (!ghost) return null
  const [, day, health] = ghost
  return (
    <Strip className={styles.challenge} data-challenge>
      <Drawing src={walker} className={styles.ghost} />
      <b>{roadOf(challenge)}</b>
      <span>
        day {day}, {health} HEALTH
      </span>
      <strong>{endOf(challenge)}</strong>
    </Strip>
  )
}
