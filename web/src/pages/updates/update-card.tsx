import type { Update } from '@fable/contract'
import { slabClass } from '../../ui/slab.tsx'
import styles from './updates.module.css'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** '21 November 2026'; what is no date is shown as it came. */
function inWords(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : dateFormat.format(time)
}

type Props = {
  update: Update
  /** Its picture is on the first screen. */
  isFirst: boolean
}

/** One release: an optional image, name, number, description, bullets and date (docs/rules.md, section 2). */
export function UpdateCard({ update, isFirst }: Props) {
  return (
    <li className={slabClass(styles.card)}>
      {update.UpdateImage && (
        <img
          className={styles.picture}
          src={update.UpdateImage}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
        />
      )}
      <div className={styles.text}>
        <p className={styles.number}>
          <span>{update.UpdateNum}</span>
          <time dateTime={update.UpdateDate}>{inWords(update.UpdateDate)}</time>
        </p>
        <h2>{update.UpdateName}</h2>
        <p>{update.UpdateDescription}</p>
        <ul>
          {update.UpdateList.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}
