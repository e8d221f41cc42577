import type { CharacterId } from '@fable/engine'
import { cx } from '../../lib/cx.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { characterPicture } from './pictures.ts'
import styles from './character.module.css'

/** The movements of `strike`, `hurt` and `gone` are played once. In `down` the character lies on the ground. */
export type Pose = 'idle' | 'strike' | 'hurt' | 'gone' | 'down'

type Props = { id: CharacterId | 'adventurer'; pose?: Pose; className?: string | undefined }

/** The picture is decorative, because the name is written beside it. */
export function Character({ id, pose = 'idle', className }: Props) {
  return (
    <span className={cx(styles.character, className)} data-character={id} data-pose={pose}>
      <Drawing src={characterPicture(id)} className={styles.drawing} />
    </span>
  )
}
