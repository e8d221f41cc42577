import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & {
  /** `strong` for the one thing to do here, `danger` for what can't be taken back, `icon` for a square. */
  look?: 'strong' | 'danger' | 'icon' | undefined
}

/** A button in the product's look. It submits a form only when its `type` says so. */
export function Button({ look, className, type = 'button', ...rest }: Props) {
  const classes = ['button', look, className].filter(Boolean).join(' ')
  return <button type={type} className={classes} {...rest} />
}
