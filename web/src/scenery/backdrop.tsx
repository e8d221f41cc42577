import { Drawing } from '../ui/drawing.tsx'
import flames from './art/flames.svg?url'
import hearth from './art/hearth.svg?url'
import land from './art/land.svg?url'
import tufts from './art/tufts.svg?url'
import styles from './scenery.module.css'

export function Sky() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <i className={styles.stars} />
      <i className={styles.twinkling} />
      <i className={styles.orb} />
      <svg className={styles.birds} viewBox="0 0 90 30">
        <path
          fill="none"
          stroke="var(--hill-foot)"
          strokeWidth="2"
          strokeLinecap="round"
          d="M2 12q6-6 10 0 5-5 10 1M34 22q5-5 9 0 4-5 9 0M60 6q6-6 11 0 5-6 11-1"
        />
      </svg>
      <i className={styles.lightning} />
    </div>
  )
}

export function Land() {
  return (
    <div className={styles.land} aria-hidden="true">
      <Drawing src={land} className={styles.wood} />
      <i className={styles.mist} />
      <i className={styles.earth} />
      <Drawing src={tufts} className={styles.tufts} />
    </div>
  )
}

export const Rain = () => <i className={styles.rain} aria-hidden="true" />

const EMBERS = [1, 2, 3]

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
