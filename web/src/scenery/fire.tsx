import { Drawing } from '../ui/drawing.tsx'
import flames from './art/flames.svg?url'
import hearth from './art/hearth.svg?url'
import styles from './scenery.module.css'

const EMBERS = [1, 2, 3]

/** The camp fire, which lights the scene. Out: smoke only. */
export function Fire({ isOut }: { isOut: boolean }) {
  return (
    <div className={styles.fire} data-fire={isOut ? 'out' : 'burning'} aria-hidden="true">
      <i className={styles.glow} />
      {!isOut && <Drawing src={flames} className={styles.flames} />}
      {!isOut &&
        EMBERS.map((ember) => <i key={ember} className={styles.ember} data-ember={ember} />)}
      <Drawing src={hearth} />
    </div>
  )
}
