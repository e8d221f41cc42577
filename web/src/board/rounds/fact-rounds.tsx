import type { FactWithRelated } from '@fable/contract'
import { dayPath } from '@fable/contract/limits'
import { longDayOf } from '../../lib/long-dates.ts'
import { useResults } from './results.ts'
import { shareOf } from './round-texts.ts'
import styles from './fact-rounds.module.css'

export function FactRounds({ rounds }: { rounds: FactWithRelated['rounds'] }) {
  const results = useResults()
  const verbOf = (day: string) => (results[day] ? 'See' : 'Play')
  if (rounds.length === 0) return null

  return (
    <section className={styles.rounds} aria-labelledby="rounds">
      <h2 id="rounds">In the round</h2>
      <ul>
        {rounds.map(({ day, picked, picks }) => (
          <li key={day}>
            <time dateTime={day}>{longDayOf(day)}</time>
            {picks === 0 ? (
              <p className="quiet">No one has played it yet.</p>
            ) : (
              <p className="quiet">
                <b>{shareOf(picked, picks)}</b>
                <span> took it for the fable.</span>
              </p>
            )}
            <a href={dayPath(day)} aria-label={`${verbOf(day)} the round of ${longDayOf(day)}`}>
              <span>{`${verbOf(day)} that round `}</span>
              <span aria-hidden="true">→</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
