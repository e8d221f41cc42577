import { DEED_IDS } from './deed-ids.ts'
import { has, type Ledger } from './ledger.ts'
import { DEED_TEXTS } from './ledger-texts.ts'
import { cx } from '../../ui/cx.ts'
import styles from './ledger.module.css'
import { EntryName, New, Note, PartHeading } from './leaf.tsx'
import { noteOnDeeds } from './notes.ts'
import { Seal } from './stamp.tsx'
import { tallyOf } from './tally.ts'

/** The 24 deeds: sealed when they are done, a hint before. */
export const Deeds = ({ ledger }: { ledger: Ledger }) => (
  <>
    <PartHeading tally={tallyOf(ledger, 'deeds')}>Deeds, of a sort</PartHeading>
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
    <Note page={7}>{noteOnDeeds(ledger)}</Note>
  </>
)
