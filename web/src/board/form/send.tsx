import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import styles from './form.module.css'

type Props = {
  request: { readonly isIdle: boolean; readonly isPending: boolean }
  /** The button's label, before and while the form is sent. */
  name: string
  pendingName: string
  /** Content beside the button. */
  note: ReactNode
  /** The failure of the last attempt, if it failed. */
  failure: ReactNode
}

/** A form's button, and the result of the last attempt. */
export function Send({ request, name, pendingName, note, failure }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const { isIdle, isPending } = request
  // Disabled fields lose the focus.
  useEffect(() => {
    if (!isIdle && !isPending && document.activeElement === document.body) button.current?.focus()
  }, [isIdle, isPending])
  return (
    <div className={cx('row', styles.send)}>
      <Button ref={button} type="submit" look="strong" disabled={isPending}>
        {isPending ? pendingName : name}
      </Button>
      {note}
      <p role="status" className={styles.failed}>
        {failure}
      </p>
    </div>
  )
}
