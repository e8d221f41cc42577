import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import styles from './form.module.css'

type Props = {
  request: { readonly isIdle: boolean; readonly isPending: boolean }
  /** The label of the button; `pendingName` replaces it while the form is being sent. */
  name: string
  pendingName: string
  /** Content beside the button. */
  note: ReactNode
  /** The message about the last attempt, if it failed. */
  failure: ReactNode
}

/** The button of a form, and the result of the last attempt to send it. */
export function Send({ request, name, pendingName, note, failure }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const { isIdle, isPending } = request
  // Fields are disabled while the form is being sent, and so lose the focus. If sending fails, it must return.
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
