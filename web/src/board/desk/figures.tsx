import { useAtTime } from '../../lib/screen-data.ts'
import type { Desk } from '@fable/contract'
import { dateOf } from '../../lib/dates.ts'
import { bytesText, daysLeftText, momentOf } from './desk-texts.ts'
import styles from './desk.module.css'

export function Figures({ desk }: { desk: Desk }) {
  const { figures, counts, until } = desk
  const backup = useAtTime((now) =>
    figures.lastBackupAt === null ? 'none known' : momentOf(figures.lastBackupAt, now),
  )
  const rows: readonly (readonly [string, string])[] = [
    ['New facts', String(figures.facts)],
    ['New corrections', String(figures.corrections)],
    ['Votes counted by this server', String(figures.votes)],
    ['Players of the round', String(figures.players.today)],
    ['Of these, here yesterday', `${figures.players.returned} of ${figures.players.yesterday}`],
    ['Unused rounds', daysLeftText(figures.daysLeft)],
    ['Runs started', String(figures.runs)],
    ['New accounts', String(figures.accounts)],
    ['Open reports', String(counts.reported)],
    ['Database', bytesText(figures.databaseBytes)],
    ['Free disk space', bytesText(figures.freeBytes)],
    ['Last backup', backup],
    ['This session ends', dateOf(until)],
  ]
  return (
    <section className={styles.figures} aria-label="Today">
      <h2>Today</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
