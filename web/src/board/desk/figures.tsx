import type { Desk } from '@fable/contract'
import { dateOf } from '../../lib/dates.ts'
import { useAtTime } from '../../lib/screen-data.ts'
import { bytesText, daysLeftText, momentOf } from './desk-texts.ts'
import styles from './desk.module.css'

type Row = readonly [name: string, value: string]

export function Figures({ desk }: { desk: Desk }) {
  const { figures, counts, until } = desk
  const backup = useAtTime((now) =>
    figures.lastBackupAt === null ? 'none known' : momentOf(figures.lastBackupAt, now),
  )

  const rows: Readonly<Record<keyof Desk['figures'] | 'reported' | 'until', readonly Row[]>> = {
    facts: [['New facts', String(figures.facts)]],
    corrections: [['New corrections', String(figures.corrections)]],
    votes: [['Votes counted by this server', String(figures.votes)]],
    players: [
      ['Players of the round', String(figures.players.today)],
      ['Of these, here yesterday', `${figures.players.returned} of ${figures.players.yesterday}`],
    ],
    daysLeft: [['Unused rounds', daysLeftText(figures.daysLeft)]],
    runs: [['Runs started', String(figures.runs)]],
    accounts: [['New accounts', String(figures.accounts)]],
    reported: [['Open reports', String(counts.reported)]],
    databaseBytes: [['Database', bytesText(figures.databaseBytes)]],
    freeBytes: [['Free disk space', bytesText(figures.freeBytes)]],
    lastBackupAt: [['Last backup', backup]],
    until: [['This session ends', dateOf(until)]],
  }

  return (
    <section className={styles.figures} aria-label="Today">
      <h2>Today</h2>
      <dl>
        {Object.values(rows)
          .flat()
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
