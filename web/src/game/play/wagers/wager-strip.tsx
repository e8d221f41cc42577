import { WAGERS } from '@fable/engine'
import {
  progressOf,
  termsOf,
  WAGER_TEXTS,
  type TakenWager,
  type WagerProgress,
} from '../../wagers/wagers.ts'
import type { Scene } from '../../run/scene.ts'
import { Lantern } from '../../wagers/lantern.tsx'
import { Strip } from '../strip.tsx'
import styles from './wager-strip.module.css'

type Shown = { readonly taken: TakenWager; readonly progress: WagerProgress }

/** Shown above the lines: the wagers on this run with their progress, or their results. */
export function WagerStrip({ scene }: { scene: Pick<Scene, 'wagers' | 'story' | 'view'> }) {
  const { wagers, story, view } = scene
  const shown = wagers.map((taken): Shown => ({
    taken,
    progress: progressOf(taken.id, story, view.player),
  }))
  const [first] = shown
  if (!first) return null
  return shown.length === 1 ? <OneWager {...first} /> : <Wagers shown={shown} />
}

function OneWager({ taken: { id, end }, progress: { text, done, of } }: Shown) {
  const { kind } = WAGERS[id]
  const { title } = WAGER_TEXTS[kind]
  return (
    <Strip className={styles.wager} data-wager={kind} data-end={end} title={termsOf(id)}>
      <Lantern kind={kind} isLit={end !== 'lost'} />
      <b>{title}</b>
      {end ? (
        <>
          <span>{termsOf(id)}</span>
          <strong className={styles.stamp}>{end}</strong>
        </>
      ) : (
        <>
          <span>{text}</span>
          <progress max={of} value={Math.min(done, of)} aria-label={`${title}: ${text}`} />
        </>
      )}
    </Strip>
  )
}

/** Several wagers on one line, each with its lantern, its title where there is room, and its progress in few words. */
const Wagers = ({ shown }: { shown: readonly Shown[] }) => (
  <Strip className={styles.several}>
    {shown.map(({ taken: { id, end }, progress: { text, done, of } }) => {
      const { kind } = WAGERS[id]
      const { title } = WAGER_TEXTS[kind]
      return (
        <span key={id} data-wager={kind} data-end={end} title={`${title}: ${termsOf(id)}`}>
          <Lantern kind={kind} isLit={end !== 'lost'} />
          <span className="visually-hidden">{`${title}: ${end ?? text}`}</span>
          <b aria-hidden="true">{title}</b>
          <span aria-hidden="true">{end ?? `${Math.min(done, of)} of ${of}`}</span>
        </span>
      )
    })}
  </Strip>
)
