import type { Ending } from '@fable/engine'
import styles from './popups.module.css'

/** The result of a run in four numbers. */
export function RunFigures({ run }: { run: Ending }) {
  const figures = [
    ['Days', run.daysSurvived],
    ['Kills', run.kills],
    ['Best hit', run.bestHit],
    ['Gold', run.gold],
  ] as const
  return (
    <dl className={styles.runFigures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
