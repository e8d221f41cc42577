import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { Button, ButtonGrid } from './button.tsx'
import { focusHome } from '../lib/screen-change.ts'
import { cx } from '../lib/cx.ts'
import '../lib/pressed-focus.ts'
import styles from './popup.module.css'
import { litClass } from './slab.tsx'

type Props = {
  title: string
  /** Without it, the popup stays until one of its buttons is pressed. */
  onClose?: () => void
  /** A press outside does not close it, so that no typed text is lost. */
  isForm?: boolean
  /** Returns to another popup; its button is next to Close. */
  onBack?: (() => void) | undefined
  /** A drawing that looks over the upper edge. */
  art?: ReactNode
  /** A picture from edge to edge above the title. */
  lead?: ReactNode
  /** For a popup with one thing to say: all of it in the middle, the drawing too. */
  isCentered?: boolean
  /** For content in columns. */
  isWide?: boolean
  children: ReactNode
}

/** Checks whether a press is within an element. A press by keyboard has no position. */
function isWithin(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return (x === 0 && y === 0) || (x >= left && x <= right && y >= top && y <= bottom)
}

/**
 * A native modal dialog: Escape and a press outside close it, the focus returns to the previous element, and the page
 * behind is inert. It is open while it is rendered. Content that does not fit scrolls; Close stays visible.
 */
export function Popup(props: Props) {
  const { title, onClose, isForm = false, onBack, art, lead, isCentered, isWide, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const titleId = useId()
  const press = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    if (!isForm && dialog.current && !isWithin(dialog.current, clientX, clientY)) onClose?.()
  })
  // Where the browser does not know `closedby`.
  useEffect(() => {
    if ('closedBy' in HTMLDialogElement.prototype) return undefined
    const element = dialog.current
    const onPress = (event: MouseEvent) => press(event)
    element?.addEventListener('click', onPress)
    return () => element?.removeEventListener('click', onPress)
  }, [])
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    const isCut = () => body.current && body.current.scrollHeight > body.current.clientHeight
    // The browser has focused the first control, which may be at the end. A popup that does not fit is read from its
    // top.
    if (isCut()) {
      body.current?.querySelector<HTMLElement>('h2')?.focus()
      body.current?.scrollTo({ top: 0 })
    }
    // Once cut, the popup stays long, because without its drawing the text may fit again.
    const observer = new ResizeObserver(() => {
      if (isCut()) setLong(true)
    })
    if (body.current) observer.observe(body.current)
    return () => {
      observer.disconnect()
      element?.close()
      // The focused element may be gone with the screen behind.
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
        before.focus()
      } else focusHome()
    }
  }, [])
  const closedBy = isForm ? 'closerequest' : 'any'
  const close = onClose && <Button onClick={onClose}>Close</Button>

  return (
    <dialog
      ref={dialog}
      className={cx(litClass, styles.popup, isCentered && styles.centered, isWide && styles.wide)}
      data-art={art !== undefined}
      data-long={isLong}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The cancel event of a file chooser bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      closedby={onClose ? closedBy : 'none'}
    >
      {art && (
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      )}
      {/* Keys scroll the focused element, and plain text has no control to focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={body} className={styles.body} tabIndex={isLong ? 0 : undefined}>
        {lead && <div className={styles.lead}>{lead}</div>}
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {close && (
        <div className={styles.foot}>
          {onBack ? (
            <ButtonGrid>
              <Button onClick={onBack}>Back</Button>
              {close}
            </ButtonGrid>
          ) : (
            close
          )}
        </div>
      )}
    </dialog>
  )
}
