import { characterPicture } from '../../scenery/cast/pictures.ts'
import type { Progress } from './progress.ts'
import styles from './ledger.module.css'

export const PartHeading = ({ progress, children }: { progress: Progress; children: string }) => (
  <h2 className={styles.heading}>
    <span>{children}</span> <small>{`${progress.found} of ${progress.of}`}</small>
  </h2>
)

type NoteProps = { page: number; children: string; legend?: string }

export const Note = ({ page, children, legend }: NoteProps) => (
  <div className={styles.note}>
    <img src={characterPicture('marlowe')} alt="" />
    <p>
      <span>{`“${children}”`}</span>
      {legend && <small>{legend}</small>}
    </p>
    <span aria-hidden="true">{page}</span>
  </div>
)

export function EntryName({ name, missing }: { name: string | null; missing: string }) {
  if (name !== null) return <span>{name}</span>
  return (
    <>
      <span className={styles.dashes} aria-hidden="true">
        – – –
      </span>
      <span className="visually-hidden">{missing}</span>
    </>
  )
}

export const New = () => <span className={styles.new}>new</span>

type Props = {
  src: string
  kind: 'foe' | 'boss' | 'story' | 'good'
  /** The picture of a `missing` entry is a silhouette. `pale` foes were met but never defeated. */
  state: 'there' | 'pale' | 'missing'
  /** The position in the list. It decides the angle of the stamp, so that the stamps look stuck on by hand. */
  at: number
}

const TILTS = 3

export const Stamp = ({ src, kind, state, at }: Props) => (
  <span
    className={styles.stamp}
    data-kind={kind}
    data-state={state}
    data-tilt={state === 'missing' ? undefined : at % TILTS}
  >
    <i>
      <img src={src} alt="" loading="lazy" />
    </i>
  </span>
)

export const Seal = ({ text }: { text?: string }) => (
  <svg className={styles.seal} viewBox="0 0 40 40" aria-hidden="true">
    <path
      fill="#8a2412"
      d="M20 2l5 4 6-1 2 6 5 4-2 6 2 6-5 4-2 6-6 0-5 3-5-3-6 0-2-6-5-4 2-6-2-6 5-4 2-6 6 1z"
    />
    <path
      fill="#b8391c"
      d="M19 3l5 4 6-1 2 6 4 3-2 6 2 5-5 4-2 5-5 0-5 3-5-3-5 0-3-6-4-3 2-6-2-6 5-4 2-5 5 1z"
    />
    <circle cx="19.5" cy="19.5" r="10" fill="none" stroke="#7a1d0d" strokeWidth="1.5" />
    {text && (
      <text x="19.5" y="22.5">
        {text}
      </text>
    )}
  </svg>
)
