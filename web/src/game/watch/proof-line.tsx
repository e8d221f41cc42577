import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { runPath } from '@fable/contract/limits'
import { Character } from '../../scenery/cast/character.tsx'
import { Popup } from '../../ui/popup.tsx'
import { finishedRuns } from '../run/finished-runs.ts'
import type { Transcript } from '../run/replay-transcript.ts'
import { load } from '../save/store.ts'
import { prove, type Proof } from './proof.ts'
import styles from './watch.module.css'

const isDoubtful = ({ isReplayed, isSeeded, isCommitted }: Proof) =>
  !isReplayed || isSeeded === false || isCommitted === false

export function useProof(run: Transcript): {
  readonly proof: Proof | undefined
  readonly commitment: string | undefined
} {
  const [commitment] = useState(() => commitmentOfStart(run.id))
  const { data: proof } = useQuery({
    queryKey: ['proof', run.id],
    queryFn: () => prove(run, commitment),
    enabled: !run.open,
    staleTime: Infinity,
  })
  return { proof, commitment }
}

// Returns undefined if this browser received no commitment.
function commitmentOfStart(id: string): string | undefined {
  const { run } = load().game
  if (run?.ranked && run.id === id) return run.commitment
  return finishedRuns().find(({ rankedId }) => rankedId === id)?.commitment
}

/** The result for most runs. Its text reserves the space of the line until the checks are done. */
const EXPECTED: Proof = { isReplayed: true, isSeeded: true, isCommitted: null }

type LineProps = {
  proof: Proof | undefined
  onHow: () => void
}

export function ProofLine({ proof: found, onHow }: LineProps) {
  const proof = found ?? EXPECTED
  const isWrong = isDoubtful(proof)
  return (
    <span className={styles.proof} data-doubtful={isWrong} data-pending={!found}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V4z" />
        <path className={styles.tick} d={isWrong ? 'M10 6v5M10 13v2' : 'M6.5 10l2.5 2.5L14 7'} />
      </svg>
      <span>{wordsOf(proof)}</span>
      <button type="button" className={styles.how} onClick={onHow}>
        how
        <span className="visually-hidden"> this was checked</span>
      </button>
    </span>
  )
}

// If a check has failed, says only that.
function wordsOf({ isReplayed, isSeeded, isCommitted }: Proof): string {
  if (!isReplayed) return 'Replayed here, with a different result'
  if (isCommitted === false) return 'Its secret is not the one promised at the start'
  if (isSeeded === false) return 'Its seeds do not come from its secret'
  return 'Checked here: every turn is genuine'
}

type PopupProps = {
  run: Transcript
  proof: Proof
  commitment: string | undefined
  onClose: () => void
}

const REPLAYED =
  'This browser replayed all turns. The result matches the numbers that the server published.'
const NOT_REPLAYED =
  'This browser replayed all turns. The result does not match the numbers that the server published.'
const SEEDED = 'So no seed was picked to suit its turn.'
const NOT_SEEDED = 'The seeds of the run are different.'
const COMMITTED =
  'Before the first turn the server published the hash of the secret, and your save contains it. The secret published later has that hash, so it was not chosen to fit the run.'
const NOT_COMMITTED =
  'Before the first turn the server published a hash, and your save contains it. The secret published later has a different one.'
const NOT_KEPT =
  'That the secret was chosen before the first turn: no save here has the hash from the start of the run.'
const NO_SECRET = 'The origin of the seeds: the run was published without its secret.'
const NO_CRYPTO = 'The origin of the seeds: a browser can check that only over https://.'
const NEVER = 'That a person played it, or that the secret was drawn by chance.'

export function ProofPopup({ run, proof, commitment, onClose }: PopupProps) {
  const { isReplayed, isSeeded, isCommitted } = proof
  const address = location.origin + runPath(run.id)

  const unchecked = [
    ...(isSeeded === null ? [run.secret === undefined ? NO_SECRET : NO_CRYPTO] : []),
    ...(isSeeded !== null && isCommitted === null ? [NOT_KEPT] : []),
    NEVER,
  ]

  return (
    <Popup
      title="How this was checked"
      onClose={onClose}
      art={<Character id="bored-talking-stick" />}
      isWide
    >
      <ul className={styles.checks}>
        <Check isFine={isReplayed}>{isReplayed ? REPLAYED : NOT_REPLAYED}</Check>
        {isSeeded !== null && (
          <Check isFine={isSeeded}>
            Each seed was derived again from the run’s secret and{' '}
            <span>
              {run.road ? 'the day and decisions of its road' : 'its id and the number of the turn'}
            </span>
            . <span>{isSeeded ? SEEDED : NOT_SEEDED}</span>
          </Check>
        )}
        {isCommitted !== null && (
          <Check isFine={isCommitted}>{isCommitted ? COMMITTED : NOT_COMMITTED}</Check>
        )}
      </ul>
      <h3 className={styles.heading}>Not shown by this</h3>
      <ul className={styles.unchecked}>
        {unchecked.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>To check it without this page, get the source and run</p>
      <code className={styles.command}>
        <span>{`npm run verify-run -- ${address}`}</span>
        {commitment !== undefined && <span>{` --commitment ${commitment}`}</span>}
      </code>
    </Popup>
  )
}

function Check({ isFine, children }: { isFine: boolean; children: ReactNode }) {
  return (
    <li data-fine={isFine}>
      <span className="visually-hidden">{isFine ? 'Checked: ' : 'Wrong: '}</span>
      {children}
    </li>
  )
}
