import type { Transcript } from '../run/transcript.ts'
import type { Proof } from './proof.ts'
import styles from './watch.module.css'

/** What has been proved of a run, each in a few words; what contradicts it comes alone. */
function wordsOf({ isReplayed, isSeeded, isCommitted }: Proof, run: Transcript): string[] {
  if (!isReplayed) return ['Replayed here, and it ends otherwise']
  if (isCommitted === false) return ['Its secret is not the one promised at the start']
  if (isSeeded === false) return ['Its seeds do not come from its secret']
  const strength = run.strength === undefined ? '' : `, strength ${String(run.strength)}`
  return [
    `Replayed here: day ${String(run.daysSurvived)}${strength}`,
    ...(isSeeded ? [`${String(run.turns.length)} seeds fit its secret`] : []),
    ...(isCommitted ? ['secret as promised at its start'] : []),
  ]
}

const isDoubtful = ({ isReplayed, isSeeded, isCommitted }: Proof) =>
  !isReplayed || isSeeded === false || isCommitted === false

/** What most runs prove. */
const EXPECTED: Proof = { isReplayed: true, isSeeded: true, isCommitted: null }

type Props = {
  run: Transcript
  /** Until it is there, the line keeps its room. */
  proof: Proof | undefined
  onHow: () => void
}

/** One line on what this browser has checked of an ended run. */
export function ProofLine({ run, proof: found, onHow }: Props) {
  const proof = found ?? EXPECTED
  const isWrong = isDoubtful(proof)
  return (
    <span className={styles.proof} data-doubtful={isWrong} data-pending={!found}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V4z" />
        <path className={styles.tick} d={isWrong ? 'M10 6v5M10 13v2' : 'M6.5 10l2.5 2.5L14 7'} />
      </svg>
      <span>{wordsOf(proof, run).join(' · ')}</span>
      <button type="button" className={styles.how} onClick={onHow}>
        how
        <span className="visually-hidden"> this was checked</span>
      </button>
    </span>
  )
}
