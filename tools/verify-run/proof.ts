import type { Run } from '@fable/contract'
import type { Source } from './transcript.ts'

type Checked = {
  readonly source: Source
  readonly difference: string | null
  /** The one that a player stored at the start of the run. */
  readonly commitment?: string | undefined
}

type Proof = {
  readonly verdict: 'Verified' | 'Internally consistent' | 'Not verified'
  readonly sentences: readonly string[]
}

const aboutSeeds = ({ road }: Run) =>
  road === undefined
    ? "Proved: every seed comes from the run's secret, its id and the turn; none was chosen for its turn."
    : `Proved: every seed comes from the secret of the road of ${road} and the decisions so far; the same decisions lead to the same seeds, and all walkers meet the same four paths.`

const aboutCommitment = (run: Run, kept: string | undefined) =>
  kept === undefined
    ? `Not proved: that the server chose the secret before the first turn. If you kept the commitment from the start, compare it: ${run.commitment}.`
    : 'Proved: the secret is the one that the server committed to at the start, so it was not chosen after the inputs.'

export function proofOf(run: Run, { source, difference, commitment }: Checked): Proof {
  const refused = (reason: string): Proof => ({ verdict: 'Not verified', sentences: [reason] })
  if (difference !== null) return refused(difference)

  if (commitment !== undefined && run.commitment !== commitment.trim().toLowerCase()) {
    return refused(
      `The commitment is ${run.commitment}, not the one of the start: another secret was used.`,
    )
  }

  const isFile = source.kind === 'file'
  const unproved = [
    'Not proved: that a person played it, or that the server drew the secret by chance.',
    ...(isFile ? ['Only its address can prove where the run comes from: a file cannot.'] : []),
  ]

  const replayed = 'Proved: under these rules the inputs and seeds lead to this end.'
  if (run.secret === undefined) {
    const noSecret = 'Not proved: where the seeds come from, because there is no secret.'
    return { verdict: 'Internally consistent', sentences: [replayed, noSecret, ...unproved] }
  }

  const from = isFile ? [] : [`Proved: ${new URL(source.from).origin} publishes this run.`]

  return {
    verdict: isFile ? 'Internally consistent' : 'Verified',
    sentences: [replayed, aboutSeeds(run), ...from, aboutCommitment(run, commitment), ...unproved],
  }
}
