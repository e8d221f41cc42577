import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PathKind } from '@fable/engine'
import { PATH_NAMES } from '@fable/engine/content'
import { cx } from '../../../lib/cx.ts'
import { later } from '../../../lib/timers.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { isMissed, TURNING, type Fog } from '../../run/fog.ts'
import { PATHS } from '../../stage/path-kinds.ts'
import { useSounds } from '../sound/use-sound.ts'
import { unseenPathsOn } from './unseen-paths.ts'
import controls from './controls.module.css'
import styles from './turning-cards.module.css'

/** In milliseconds. An earlier tap is the second one of a double press of a sign. */
const TAP_FROM = 300

type Props = {
  fog: Fog
  runId: string
  day: number
  onAdvance: () => void
}

/**
 * The player's sign turns over first, then the others from left to right. They cannot be pressed. Screen readers skip
 * them, because the announcement of the turn describes them.
 */
export function TurningCards({ fog, runId, day, onAdvance }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const { knock } = useSounds()
  useEffect(() => later(TURNING.others, knock), [knock])
  // The pressed sign is gone, and with it the focus.
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.focus({ preventScroll: true })
  }, [])
  const tap = useEffectEvent(onAdvance)

  useEffect(() => {
    const element = group.current
    const onTap = () => tap()
    const cancel = later(TAP_FROM, () => element?.addEventListener('click', onTap))
    return () => {
      cancel()
      element?.removeEventListener('click', onTap)
    }
  }, [])

  const signs = unseenPathsOn(runId, day)

  return (
    <div
      ref={group}
      className={cx(controls.group, styles.cards)}
      role="group"
      aria-label="Choices"
      tabIndex={-1}
      data-mode="paths"
    >
      {fog.kinds.map((kind, at) => (
        <TurningCard
          key={at}
          name={`Path ${at + 1}`}
          kind={kind}
          sign={signs[at]}
          from={turnsFrom(fog, at)}
          isTaken={at + 1 === fog.path}
          isMissed={isMissed(fog, at)}
        />
      ))}
    </div>
  )
}

// In milliseconds.
function turnsFrom({ path }: Fog, at: number): number {
  if (at + 1 === path) return 0
  return TURNING.others + (at < path ? at : at - 1) * TURNING.apart
}

type CardProps = {
  name: string
  kind: PathKind
  sign: ReturnType<typeof unseenPathsOn>[number] | undefined
  from: number
  isTaken: boolean
  isMissed: boolean
}

function TurningCard({ name, kind, sign, from, isTaken, isMissed: wasMissed }: CardProps) {
  const face = useFace(from)
  const isTurned = face === 'kind'
  const { picture, tint } = PATHS[kind]

  return (
    <div
      className={cx(controls.card, styles.card)}
      aria-hidden="true"
      data-face={face}
      data-tint={isTurned ? tint : undefined}
      data-taken={isTurned && isTaken}
      data-missed={isTurned && wasMissed}
    >
      {isTurned && wasMissed && (
        <svg className={styles.glint} viewBox="0 0 16 16">
          <path d="M8 0l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
        </svg>
      )}
      <Drawing src={isTurned ? picture : (sign?.picture ?? '')} className={controls.picture} />
      <span className={controls.words}>
        <b>{name}</b>
        <small>{isTurned ? PATH_NAMES[kind] : sign?.scenery}</small>
      </span>
    </div>
  )
}

type Face = 'sign' | 'edge' | 'kind'

/** `from` is in milliseconds. The other side shows when the card stands on its edge. */
function useFace(from: number): Face {
  const [face, setFace] = useState<Face>('sign')
  useEffect(() => {
    const cancels = [
      later(from, () => setFace('edge')),
      later(from + TURNING.length / 2, () => setFace('kind')),
    ]
    return () => {
      for (const cancel of cancels) cancel()
    }
  }, [from])
  return face
}
