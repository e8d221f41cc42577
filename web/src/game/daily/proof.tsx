import { kickerClass, slabClass } from '../../ui/slab.tsx'
import { cx } from '../../ui/cx.ts'
import type { Today } from '../run/today.ts'
import styles from './daily.module.css'

/** Yesterday's hash with the secret it comes from. */
export function Proof({ yesterday }: { yesterday: Today['yesterday'] }) {
  return (
    <section className={slabClass()} aria-labelledby="proof">
      <h2 id="proof" className={kickerClass}>
        Yesterday’s road, opened
      </h2>
      <details className={styles.proof}>
        <summary>How to check it</summary>
        <dl>
          <dt>Hash, shown from midnight on</dt>
          <dd>{yesterday.commitment}</dd>
          <dt>Secret, shown at the end</dt>
          <dd>{yesterday.secret}</dd>
        </dl>
        <p className={cx('quiet', styles.small)}>
          The hash is SHA-256 of the secret. If it is the one you saw yesterday, nobody moved the
          road under you.
        </p>
      </details>
    </section>
  )
}
