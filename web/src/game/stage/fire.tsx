import { Drawing } from '../../ui/drawing.tsx'
import flames from './art/flames.svg?url'
import hearth from './art/hearth.svg?url'
import styles from './fire.module.css'

/** The camp fire, which lights the scene. Out: smoke only. */
export function Fire({ isOut }: { isOut: boolean }) {
  return (
    <div className={styles.fire} data-fire={isOut ? 'out' : 'burning'} aria-hidden="true">
      <i className={styles.glow} />
      {!isOut && <Drawing src={flames} className={styles.flames} />}
      <Drawing src={hearth} />
    </div>
  )
}
