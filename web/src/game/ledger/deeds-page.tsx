import { DEED_IDS } from './entries.ts'
import { has, type Ledger } from './ledger.ts'
import { DEED_TEXTS } from './ledger-texts.ts'
import { cx } from '../../lib/cx.ts'
import styles from './ledger.module.css'
import { EntryName, New, Note, PartHeading, Seal } from './leaf.tsx'
import { noteOnDeeds } from './notes.ts'
import { progressOf } from './progress.ts'
import { OFFERED_WAGERS, WAGER_TEXTS } from './wagers.ts'

/** The 24 deeds, sealed when they are done, with a hint before; and the wagers, with how often they were kept. */
export const Deeds = ({ ledger }: { ledger: Ledger }) => (
  <>
    <PartHeading progress={progressOf(ledger, 'deeds')}>Deeds, of a sort</PartHeading>
    <ul className={styles.deeds}>
      {DEED_IDS.map((id) => {
        const isDone = has(ledger, `deed/${id}`)
        const { title, line, hint } = DEED_TEXTS[id]
        return (
          <li key={id}>
            {isDone ? <Seal /> : <i className={styles.gap} />}
            <span>
              <b className={cx(!isDone && styles.missing)}>
                <EntryName name={isDone ? title : null} missing="Not done yet" />{' '}
                {ledger.fresh.includes(`deed/${id}`) && <New />}
              </b>
              {isDone ? line : hint}
            </span>
          </li>
        )
      })}
    </ul>
    <PartHeading progress={progressOf(ledger, 'wagers')}>Wagers kept</PartHeading>
    <ul className={styles.deeds}>
      {OFFERED_WAGERS.map((id) => {
        const kept = ledger.counts[`wager/${id}`] ?? 0
        const { title, terms } = WAGER_TEXTS[id]
        return (
          <li key={id}>
            {kept > 0 ? <Seal text={`${kept}×`} /> : <i className={styles.gap} />}
            <span>
              <b className={cx(kept === 0 && styles.missing)}>
                {title} {ledger.fresh.includes(`wager/${id}`) && <New />}
              </b>
              {terms}
            </span>
          </li>
        )
      })}
    </ul>
    <Note page={7}>{noteOnDeeds(ledger)}</Note>
  </>
)
