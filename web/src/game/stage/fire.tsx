import { Drawing } from '../../ui/drawing.tsx'
import fire from './art/fire.svg?url'
import styles from './fire.module.css'

/** The camp fire, which lights the scene. Out: smoke only. */
export function Fire({ isOut }: { isOut: boolean }) {
  return (
    <div className={styles.fire} data-fire={isOut ? 'out' : 'burning'} aria-hidden="true">
      <i className={styles.glow} />
      <Drawing src={fire} />
    </div>
  )
}
