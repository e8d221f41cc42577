import { useState } from 'react'
import type { View } from '@fable/engine'
import { Picture } from './picture.tsx'
import type { Scene } from './scene.ts'
import { cx } from '../ui/cx.ts'
import styles from './portrait.module.css'

type Props = { view: View; cue: Scene['cue'] }

/**
 * The current character, with animations for rest, hits and defeat. The last character stays while its
 * defeat is printed and until another one appears.
 */
export function Portrait({ view: { character }, cue }: Props) {
  const [seen, setSeen] = useState(character)
  if (character && character !== seen) setSeen(character)
  const shown = character ?? seen
  if (!shown) return null
  return (
    <div
      key={shown}
      className={cx(styles.portrait, !character && styles.gone)}
      data-character={shown}
      aria-hidden="true"
    >
      <div key={cue?.key} className={styles.beat} data-cue={cue?.name}>
        <Picture character={shown} />
      </div>
    </div>
  )
}
