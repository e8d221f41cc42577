import type { ComponentProps } from 'react'
import { cx } from '../ui/cx.ts'
import styles from './layout.module.css'

type Props = ComponentProps<'div'>

/** The whole page of a game that is played or watched. By the campfire it is night. */
export function GameScreen({ className, ...rest }: Props) {
  return <div className={cx(styles.game, className)} data-night {...rest} />
}

/** What the first screen holds: everything that is played with. */
export function FirstScreen({ className, ...rest }: Props) {
  return <div className={cx(styles.first, className)} {...rest} />
}

/** The grid of console, hands and panels. They name their areas in it. */
export function GameMain(props: Omit<ComponentProps<'main'>, 'className'>) {
  return <main className={styles.main} {...props} />
}

/** What the player presses and types. */
export function Hands({ className, ...rest }: Props) {
  return <div className={cx(styles.hands, className)} {...rest} />
}
