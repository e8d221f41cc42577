import { STAT_LABELS, type OpportunityId, type OutcomeName } from '@fable/engine/content'
import { isRight, OUTCOMES_OF, type Answer } from '../../ledger/entries.ts'
import { OUTCOME_TEXTS } from '../../ledger/entry-texts.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { Stake, StakeName } from '../../ledger/stakes.ts'
import type { Tint } from '../../stage/path-kinds.ts'
import styles from './question.module.css'

const timesOf = ({ counts }: Ledger, opportunity: OpportunityId, outcome: OutcomeName): number =>
  counts[`told/${opportunity}/${outcome}`] ?? 0

type Props = { label: string; answer: Answer; opportunity: OpportunityId; ledger: Ledger }

export default function KnownAnswer({ label, answer, opportunity, ledger }: Props) {
  const [right, wrong] = OUTCOMES_OF[answer].map((name) => timesOf(ledger, opportunity, name))
  return (
    <span className={styles.answer}>
      <span className={styles.head}>
        <b>{label}</b> <small>{tallyOf(right ?? 0, wrong ?? 0)}</small>
      </span>
      {OUTCOMES_OF[answer].map((name) => {
        const id = `${opportunity}/${name}` as const
        const isTold = timesOf(ledger, opportunity, name) > 0
        return (
          <Outcome
            key={name}
            isRight={isRight(name)}
            text={isTold ? OUTCOME_TEXTS[id].replace(/\.$/, '') : null}
            stake={ledger.stakes[id] ?? {}}
          />
        )
      })}
    </span>
  )
}

// 'right 1, wrong 2'
function tallyOf(right: number, wrong: number): string {
  const parts = [right > 0 && `right ${right}`, wrong > 0 && `wrong ${wrong}`]
  return parts.filter(Boolean).join(', ') || 'never said'
}

/** The mark is round for a right guess, square for a wrong one, and dashed if the outcome has not occurred yet. */
function Outcome({ isRight, text, stake }: OutcomeProps) {
  const sign = isRight ? 'M4 8.500l2.700 3L12 5' : 'M4.500 4.500l7 7m0-7l-7 7'
  return (
    <span className={styles.outcome} data-right={isRight} data-met={text !== null}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {text !== null && <path d={sign} />}
      </svg>
      {text === null ? (
        <i aria-hidden="true" />
      ) : (
        <span className={styles.told}>
          <span>
            <span className="visually-hidden">{isRight ? ' right: ' : ' wrong: '}</span>
            <span>{text}</span>
          </span>
          <Changes stake={stake} />
        </span>
      )}
    </span>
  )
}

function Changes({ stake }: { stake: Stake }) {
  const changes = Object.entries(stake) as [StakeName, number][]
  if (changes.length === 0) return null
  return (
    <span className={styles.changes}>
      {changes.map(([name, change]) => (
        <b key={name} data-tint={tintOf(name, change)}>
          <span className="visually-hidden">, </span>
          <span>{changeText(name, change)}</span>
        </b>
      ))}
    </span>
  )
}

/** Uses a minus sign instead of a hyphen, as the console does: '+2 HEALTH', '−1 GOLD', '+5 DAYS', 'A FIGHT'. */
function changeText(name: StakeName, change: number): string {
  if (name === 'fights') return 'A FIGHT'
  const size = Math.abs(change)
  const labels: Readonly<Record<typeof name, string>> = {
    health: STAT_LABELS.health,
    maxDamage: STAT_LABELS.damage,
    gold: STAT_LABELS.gold,
    day: size === 1 ? STAT_LABELS.day : STAT_LABELS.days,
  }
  return `${change < 0 ? '−' : '+'}${size} ${labels[name]}`
}

type OutcomeProps = { isRight: boolean; text: string | null; stake: Stake }

const GAIN_TINTS: Readonly<Record<StakeName, Tint>> = {
  health: 'health',
  maxDamage: 'damage',
  gold: 'gold',
  day: 'quiet',
  fights: 'danger',
}

const tintOf = (name: StakeName, change: number): Tint => (change < 0 ? 'danger' : GAIN_TINTS[name])
