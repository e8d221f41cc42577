import { runPath } from '@fable/contract/limits'
import type { ReactNode } from 'react'
import { Character } from '../../scenery/cast/character.tsx'
import type { Transcript } from '../run/transcript.ts'
import { Popup } from '../../ui/popup.tsx'
import type { Proof } from './proof.ts'
import styles from './watch.module.css'

type Props = { run: Transcript; proof: Proof; kept: string | undefined; onClose: () => void }

const REPLAYED =
  'This browser played all turns again. They end with the numbers that the server has published.'
const NOT_REPLAYED =
  'This browser played all turns again. They do not end with the numbers that the server has published.'
const SEEDED =
  'Each seed was derived again from the run’s secret, its id and the number of its turn. So no turn had a seed chosen for it.'
const NOT_SEEDED = 'Derived again from the run’s secret, its id and the turn, the seeds are others.'
const COMMITTED =
  'Before the first turn the server gave out the hash of the secret, and your save has kept it. The secret published since has that hash, so it was not chosen to fit the run.'
const NOT_COMMITTED =
  'Before the first turn the server gave out a hash, and your save has kept it. The secret published since has another.'
const NOT_KEPT =
  'Whether the secret was chosen before the first turn: no save here has the hash from the start of the run.'
const NO_SECRET = 'Where the seeds come from: the run was published without its secret.'
const NO_CRYPTO =
  'Where the seeds come from: over http:// a browser has no tools for that. Over https:// it has.'
const NEVER = 'That a person played it, or that the secret was drawn by chance.'

/** Explains each check of a run, and names the tool that repeats it. */
export function ProofPopup({ run, proof, kept, onClose }: Props) {
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
        {isSeeded !== null && <Check isFine={isSeeded}>{isSeeded ? SEEDED : NOT_SEEDED}</Check>}
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
        npm run verify-run -- {address}
        {kept !== undefined && ` --commitment ${kept}`}
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
