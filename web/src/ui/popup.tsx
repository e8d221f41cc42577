import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { focusHome } from '../platform/page-title.ts'
import { cx } from './cx.ts'
import styles from './popup.module.css'

type Props = {
  title: string
  /** None: it stays until one of its buttons was pressed. */
  onClose?: () => void
  /** A press beside it does not close it, so that no typed text is lost. */
  isForm?: boolean
  children: ReactNode
  /** The colours, for the popups at the end of a run. */
  className?: string | undefined
}

/**
 * A native modal dialog: Escape and a press beside it close it, the focus returns to where it was, and
 * the page behind is inert. It is shown as long as it is rendered.
 */
export function Popup({ title, onClose, isForm = false, children, className }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    // The browser has scrolled to the first control. A popup that does not fit is read from its top.
    if (element && element.scrollHeight > element.clientHeight) {
      element.querySelector<HTMLElement>('h2')?.focus()
      element.scrollTop = 0
    }
    return () => {
      element?.close()
      // What had the focus may be gone with the screen behind.
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
        before.focus()
      } else focusHome()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={cx(styles.popup, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      closedby={onClose ? (isForm ? 'closerequest' : 'any') : 'none'}
    >
      <div className={styles.body}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
        {onClose && <Button onClick={onClose}>Close</Button>}
      </div>
    </dialog>
  )
}
