import type { Letter } from '@fable/contract'
import { cx } from '../../lib/cx.ts'
import { useAtTime } from '../../lib/screen-data.ts'
import { Button } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import { NotDone } from './case-row.tsx'
import { useLetters, usePutAway } from './desk-queries.ts'
import { momentOf } from './desk-texts.ts'
import styles from './desk.module.css'

export function Letters() {
  const { data, isError, refetch } = useLetters()
  if (isError) {
    return (
      <p role="alert" className={styles.error}>
        The letters couldn’t be loaded. <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    )
  }
  if (!data) return <Status>Loading...</Status>
  if (data.letters.length === 0)
    return <p className={cx('quiet', styles.note)}>There are no unread letters.</p>
  return (
    <ul>
      {data.letters.map((letter) => (
        <LetterRow key={letter.id} letter={letter} />
      ))}
    </ul>
  )
}

function LetterRow({ letter }: { letter: Letter }) {
  const putAway = usePutAway()
  const { id, kind, message, email, sentAt } = letter
  const when = useAtTime((now) => momentOf(sentAt, now))

  return (
    <li className={styles.case}>
      <p className={cx('row quiet', styles.why)}>
        <strong>{kind}</strong> <span>{when}</span>
      </p>
      <p className={styles.letter} dir="auto">
        {message}
      </p>
      {email !== null && (
        <p className={cx('fine', styles.by)}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <NotDone error={putAway.error} />
      <div className={styles.do}>
        <Button disabled={putAway.isPending} onClick={() => putAway.mutate(id)}>
          Put away
        </Button>
      </div>
    </li>
  )
}
