import type { WagerKind } from '@fable/engine'
import { DEED_IDS } from './entries.ts'
import { has, type Ledger } from './ledger.ts'
import { DEED_TEXTS } from './ledger-texts.ts'
import { cx } from '../../lib/cx.ts'
import { plural } from '../../lib/words.ts'
import styles from './ledger.module.css'
import { EntryName, New, Note, PartHeading, Seal } from './leaf.tsx'
import { noteOnDeeds } from './notes.ts'
import { progressOf } from './progress.ts'
import {
  EARLIER_WAGER_IDS,
  EARLIER_WAGERS,
  termsOf,
  WAGER_KINDS,
  WAGER_TEXTS,
  wagersOf,
} from '../wagers/wagers.ts'

/** The 24 deeds, with a seal if done and a hint if not, and the wagers by kind. */
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
                <EntryName name={isDone ? title : null} missing="Not done yet" />
                <span> </span>
                {ledger.fresh.includes(`deed/${id}`) && <New />}
              </b>
              <span>{isDone ? line : hint}</span>
            </span>
          </li>
        )
      })}
    </ul>
    <PartHeading progress={progressOf(ledger, 'wagers')}>Wagers kept</PartHeading>
    <ul className={styles.deeds}>
      {WAGER_KINDS.map((kind) => (
        <KindOfWager key={kind} kind={kind} ledger={ledger} />
      ))}
      {EARLIER_WAGER_IDS.filter((id) => has(ledger, `wager/${id}`)).map((id) => (
        <li key={id}>
          <Seal text={`${ledger.counts[`wager/${id}`] ?? 0}×`} />
          <span>
            <b>{EARLIER_WAGERS[id].title}</b>
            <span>{`${EARLIER_WAGERS[id].terms} No longer offered.`}</span>
          </span>
        </li>
      ))}
    </ul>
    {ledger.lanterns > 0 && (
      <p>{`Carried home at once: ${plural(ledger.lanterns, 'lantern')}, on day 100.`}</p>
    )}
    <Note page={7}>{noteOnDeeds(ledger)}</Note>
  </>
)

/** A kind of wager: the number of wagers kept, and the next one to take. */
function KindOfWager({ kind, ledger }: { kind: WagerKind; ledger: Ledger }) {
  const wagers = wagersOf(kind)
  const kept = wagers.filter((id) => has(ledger, `wager/${id}`))
  const next = wagers.find((id) => !has(ledger, `wager/${id}`))
  const isNew = kept.some((id) => ledger.fresh.includes(`wager/${id}`))
  return (
    <li>
      {kept.length > 0 ? (
        <Seal text={`${kept.length} of ${wagers.length}`} />
      ) : (
        <i className={styles.gap} />
      )}
      <span>
        <b className={cx(kept.length === 0 && styles.missing)}>
          <span>{WAGER_TEXTS[kind].title}</span> {isNew && <New />}
        </b>
        <span>
          {next ? `${kept.length > 0 ? 'Next: ' : ''}${termsOf(next)}` : 'All three kept.'}
        </span>
      </span>
    </li>
  )
}
