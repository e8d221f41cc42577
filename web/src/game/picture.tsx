import type { CSSProperties } from 'react'
import { coloursOfCharacter, type CharacterId } from '@fable/engine'
import styles from './picture.module.css'

/** Each character's picture as an address; a picture is fetched when it is first shown. */
const pictures = import.meta.glob<string>('../ui/art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** A character as a silhouette in its own colours. It is hidden from screen readers: its name is beside it. */
export function Picture({ character }: { character: CharacterId }) {
  const { light, shade } = coloursOfCharacter(character)
  const address = pictures[`../ui/art/${character}.svg`] ?? ''
  return (
    <div
      className={styles.picture}
      aria-hidden="true"
      style={
        { '--picture': `url("${address}")`, '--light': light, '--shade': shade } as CSSProperties
      }
    />
  )
}
