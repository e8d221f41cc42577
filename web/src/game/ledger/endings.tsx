import { cx } from '../../lib/cx.ts'
import { mostFlamesText } from '../lanterns/texts.ts'
import { WAYS } from './entries.ts'
import { EntryName, New, PartHeading } from './leaf.tsx'
import { WAY_TEXTS } from './ledger-texts.ts'
import { has, type Ledger } from './ledger.ts'
import { progressOf } from './progress.ts'
import styles from './ledger.module.css'

export const Endings = ({ ledger }: { ledger: Ledger }) => (
  <>
    <PartHeading progress={progressOf(ledger, 'endings')}>Ways it ended</PartHeading>
    {ledger.flames > 0 && <p className={styles.flames}>{mostFlamesText(ledger.flames)}</p>}
    <ol className={styles.endings}>
      {WAYS.map((id) => {
        const isKnown = has(ledger, `end/${id}`)
        const { title, line, hint } = WAY_TEXTS[id]
        return (
          <li key={id}>
            <b className={cx(!isKnown && styles.missing)}>
              <EntryName name={isKnown ? title : null} missing="Not ended like this yet" />
              <span> </span>
              {ledger.fresh.includes(`end/${id}`) && <New />}
            </b>
            <span>{isKnown ? line : hint}</span>
          </li>
        )
      })}
    </ol>
  </>
)
