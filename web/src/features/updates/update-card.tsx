import type { Update } from '@fable/contract'
import styles from './updates.module.css'

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** '21 November 2026'; what is no date is shown as it came. */
function inWords(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : dateFormat.format(time)
}

/** One release: an optional image, name, number, description, bullets and date (section 2). */
export function UpdateCard({ update }: { update: Update }) {
  return (
    <li className={styles.update}>
      {update.UpdateImage && <img src={update.UpdateImage} alt="" loading="lazy" />}
      <h2>{update.UpdateName}</h2>
      <p className={styles.number}>{update.UpdateNum}</p>
      <p>{update.UpdateDescription}</p>
      <ul>
        {update.UpdateList.map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      <p className={styles.date}>
        <time dateTime={update.UpdateDate}>{inWords(update.UpdateDate)}</time>
      </p>
    </li>
  )
}
