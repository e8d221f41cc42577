import type { WagerKind } from '@fable/engine'
import { WAYS } from './entries.ts'
import { has, type Ledger } from './ledger.ts'
import { WAY_TEXTS } from './ledger-texts.ts'
import { cx } from '../../lib/cx.ts'
import { plural } from '../../lib/words.ts'
import styles from './ledger.module.css'
import { EntryName, New, PartHeading, Seal } from './leaf.tsx'
import { progressOf } from './progress.ts'
import {
  EARLIER_WAGER_IDS,
  EARLIER_WAGERS,
  termsOf,
  WAGER_KINDS,
  WAGER_TEXTS,
  wagersOf,
} from '../wagers/wagers.ts'

/** The ways in which runs ended, and the wagers by kind. */
export const Endings = ({ ledger }: { ledger: Ledger }) => (
  <>
    <PartHeading progress={progressOf(ledger, 'endings')}>Ways it ended</PartHeading>
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
    <PartHeading progress={progressOf(ledger, 'wagers')}>Wagers kept</PartHeading>
    <ul className={styles.wagers}>
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
