import type { Choice } from '@fable/engine'
import type { ComponentProps } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawing.tsx'
import type { Card } from './cards.ts'
import styles from './controls.module.css'
import { keyOf } from './keys.ts'

type Props = ComponentProps<'button'> & { choice: Choice; card: Card | null; isStrong: boolean }

/** A button of the current mode: a card with its picture, or plain. Its key on the keyboard presses it. */
export function ChoiceButton({ choice, card, isStrong, ...rest }: Props) {
  const { text, label } = choice
  if (!card) {
    return (
      <Button
        look={isStrong ? 'strong' : undefined}
        className={styles.plain}
        data-key={keyOf(text)}
        {...rest}
      >
        {label}
      </Button>
    )
  }
  const { picture, tint, title, notes, isOutOfReach } = card
  return (
    <Button
      className={cx(styles.card, styles[choice.command.type])}
      data-key={keyOf(text)}
      data-tint={tint}
      data-out-of-reach={isOutOfReach}
      {...rest}
    >
      {picture && <Drawing src={picture} className={styles.picture} />}
      {title && <span className={styles.corner}>{label} </span>}
      <span className={styles.words}>
        <b>{title ?? label}</b>
        {notes.map((note) => (
          <small key={note.text} data-tint={note.tint}>
            {' '}
            {note.text}
          </small>
        ))}
      </span>
    </Button>
  )
}
