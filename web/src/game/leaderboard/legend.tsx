import { kickerClass, slabClass } from '../../ui/slab.tsx'
import { AccountMark, GuestMark, LostDays } from './entry-row.tsx'
import styles from './leaderboard-page.module.css'

/** What the numbers and marks of a row mean. */
export function Legend() {
  return (
    <section className={slabClass(styles.legend)} aria-labelledby="how-to-read">
      <h2 id="how-to-read" className={kickerClass}>
        How to read a row
      </h2>
      <p>
        <b>33 · 52 min</b> The first number is strength at the end: health, max damage and gold.
        Then how long the run took, from Start to the end, naps included.
      </p>
      <p>
        <LostDays count={4} /> went back four days on the way. Of runs that came as far, the one
        that lost fewer days is ahead, then the stronger, then the earlier.
      </p>
      <p>
        <AccountMark /> plays under an account. <GuestMark /> does not, and has a tab of their own.
      </p>
      <p>
        A run of ten seconds was not played by fingers. It stays, and you may draw your own
        conclusions.
      </p>
    </section>
  )
}
