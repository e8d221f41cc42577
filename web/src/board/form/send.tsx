import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import styles from './form.module.css'

type Props = {
  request: { readonly isIdle: boolean; readonly isPending: boolean }
  name: string
  pendingName: string
  note: ReactNode
  failure: ReactNode
}

export function Send({ request, name, pendingName, note, failure }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const { isIdle, isPending } = request
  // Fields are disabled while the form is being sent, and so lose the focus. If sending fails, the button takes the
  // focus.
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
