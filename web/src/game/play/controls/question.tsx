import type { OpportunityId, OutcomeName } from '@fable/engine/content'
import { isRight, OUTCOMES_OF, type Answer } from '../../ledger/entries.ts'
import { OUTCOME_TEXTS } from '../../ledger/entry-texts.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import styles from './question.module.css'

/** Returns how often an outcome of a question has occurred in all runs. */
const timesOf = ({ counts }: Ledger, opportunity: OpportunityId, outcome: OutcomeName): number =>
  counts[`told/${opportunity}/${outcome}`] ?? 0

/** Checks whether the player has ever answered this question. */
export const isKnown = (ledger: Ledger, opportunity: OpportunityId): boolean =>
  [...OUTCOMES_OF.yes, ...OUTCOMES_OF.no].some((name) => timesOf(ledger, opportunity, name) > 0)

/** Says how often an answer was right and wrong: '1 right, 2 wrong'. */
function tallyOf(right: number, wrong: number): string {
  const parts = [right > 0 && `${right} right`, wrong > 0 && `${wrong} wrong`]
  return parts.filter(Boolean).join(', ') || 'never said'
}

type Props = { label: string; answer: Answer; opportunity: OpportunityId; ledger: Ledger }

/** An answer to a question that the player knows from earlier runs: how often it was right, and its outcomes. */
export function KnownAnswer({ label, answer, opportunity, ledger }: Props) {
  const [right, wrong] = OUTCOMES_OF[answer].map((name) => timesOf(ledger, opportunity, name))
  return (
    <span className={styles.answer}>
      <span className={styles.head}>
        <b>{label}</b> <small>{tallyOf(right ?? 0, wrong ?? 0)}</small>
      </span>
      {OUTCOMES_OF[answer].map((name) => (
        <Outcome
          key={name}
          isRight={isRight(name)}
          text={
            timesOf(ledger, opportunity, name) > 0 ? OUTCOME_TEXTS[`${opportunity}/${name}`] : null
          }
        />
      ))}
    </span>
  )
}

/** An outcome with its mark: round for a right guess, square for a wrong one, dashed if it has not occurred yet. */
function Outcome({ isRight, text }: { isRight: boolean; text: string | null }) {
  const sign = isRight ? 'M4 8.500l2.700 3L12 5' : 'M4.500 4.500l7 7m0-7l-7 7'
  return (
    <span className={styles.outcome} data-right={isRight} data-met={text !== null}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {text !== null && <path d={sign} />}
      </svg>
      {text === null ? (
        <i aria-hidden="true" />
      ) : (
        <span>
          <span className="visually-hidden">{isRight ? ' right: ' : ' wrong: '}</span>
          <span>{text}</span>
        </span>
      )}
    </span>
  )
}
