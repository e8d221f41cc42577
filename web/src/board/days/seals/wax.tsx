import { cx } from '../../../lib/cx.ts'
import flames from '../../../scenery/art/flames.svg?url'
import { Drawing } from '../../../ui/drawing.tsx'
import wax from './art/wax.svg?url'
import styles from './wax.module.css'

export function Wax({ className }: { className?: string | undefined }) {
  return <Drawing src={wax} className={cx(styles.wax, className)} />
}

export function BrokenWax({ isRight }: { isRight: boolean }) {
  return (
    <span className={cx(styles.broken, isRight ? styles.right : styles.wrong)}>
      {isRight && <Drawing src={flames} className={styles.flame} />}
      <Drawing src={wax} className={styles.left} />
      <Drawing src={wax} className={styles.rest} />
    </span>
  )
}
