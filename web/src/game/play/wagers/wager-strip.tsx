import { partsOf, progressOf, WAGER_TEXTS, termsOf } from '../../ledger/wagers.ts'
import type { Scene } from '../../run/scene.ts'
import { Lantern } from './lantern.tsx'
import { Strip } from '../strip.tsx'
import styles from './wager-strip.module.css'

/** Above the lines: the wager that runs and how far it is, or how it has ended. */
export function WagerStrip({
  scene,
}: {
  scene: Pick<Scene, 'wager' | 'wagerEnd' | 'story' | 'view'>
}) {
  const { wager, wagerEnd, story, view } = scene
  if (!wager) return null
  const { kind } = partsOf(wager)
  const { title } = WAGER_TEXTS[kind]
  const { text, done, of } = progressOf(wager, story, view.player)
  return (
    <Strip className={styles.wager} data-wager={kind} data-end={wagerEnd} title={termsOf(wager)}>
      <Lantern kind={kind} isLit={wagerEnd !== 'lost'} />
      <b>{title}</b>
      {wagerEnd ? (
        <>
          <span>{termsOf(wager)}</span>
          <strong className={styles.stamp}>{wagerEnd}</strong>
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
