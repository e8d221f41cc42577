import { characterPicture } from '../../scenery/cast/pictures.ts'
import styles from './ledger.module.css'
import type { Tally } from './tally.ts'

/** The heading of a part of a page, with how much of it is there. */
export const PartHeading = ({ tally, children }: { tally: Tally; children: string }) => (
  <h2 className={styles.heading}>
    {children}{' '}
    <small>
      {tally.held} of {tally.of}
    </small>
  </h2>
)

type NoteProps = { page: number; children: string; legend?: string }

/** What Marlowe has written at the foot of a page. */
export const Note = ({ page, children, legend }: NoteProps) => (
  <div className={styles.note}>
    <img src={characterPicture('marlowe')} alt="" />
    <p>
      {`“${children}”`}
      {legend && <small>{legend}</small>}
    </p>
    <span aria-hidden="true">{page}</span>
  </div>
)

/** The name of an entry; dashes for one that is not there yet. */
export function EntryName({ name, missing }: { name: string | null; missing: string }) {
  if (name !== null) return name
  return (
    <>
      <span className={styles.dashes} aria-hidden="true">
        – – –
      </span>
      <span className="visually-hidden">{missing}</span>
    </>
  )
}

/** Beside what the player sees in the ledger for the first time. */
export const New = () => <span className={styles.new}>new</span>
