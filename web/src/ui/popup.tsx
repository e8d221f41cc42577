import '../lib/pressed-focus.ts'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { focusHome } from '../lib/screen-change.ts'
import { Button, ButtonGrid } from './button.tsx'
import { litClass } from './slab.tsx'
import styles from './popup.module.css'

type Props = {
  title: string
  /** Without `onClose` the visitor can leave the popup only by its own buttons. */
  onClose?: () => void
  /** True for a form. A press outside does not close it, so that no typed text is lost. */
  isForm?: boolean
  onBack?: (() => void) | undefined
  art?: ReactNode
  lead?: ReactNode
  isCentered?: boolean
  /** True for a popup of the board. On phones it is a sheet, with the button to close it in its corner. */
  isSheet?: boolean
  isWide?: boolean
  children: ReactNode
}

/**
 * The browser's own modal dialog. Escape and a press outside close it, the page behind cannot be used, and afterwards
 * the focus returns to the previous element. The popup is open while it is rendered. If its content is too long, the
 * content scrolls and Close stays visible.
 */
export function Popup(props: Props) {
  const {
    title,
    onClose,
    isForm = false,
    onBack,
    art,
    lead,
    isCentered,
    isSheet,
    isWide,
    children,
  } = props
  const { dialog, body, isLong } = useDialog(props)
  const titleId = useId()
  const closedBy = isForm ? 'closerequest' : 'any'
  const close = onClose && !isSheet && <Button onClick={onClose}>Close</Button>

  return (
    <dialog
      ref={dialog}
      className={cx(
        isSheet ? styles.sheet : litClass,
        styles.popup,
        isCentered && styles.centered,
        isWide && styles.wide,
      )}
      data-art={art !== undefined}
      data-long={isLong}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The cancel event of a file chooser inside the popup bubbles up to this handler. It must not close the popup.
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
      {/* Keys scroll the focused element. A long text may have no control to focus, so the text itself can take the
          focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={body} className={styles.body} tabIndex={isLong ? 0 : undefined}>
        {lead && <div className={styles.lead}>{lead}</div>}
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {isSheet && (
        <button type="button" className={styles.corner} aria-label="Close" onClick={onClose}>
          ×
        </button>
      )}
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

/** `isLong` is true once the content is higher than the dialog. */
function useDialog({ onClose, isForm = false }: Pick<Props, 'onClose' | 'isForm'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const press = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    if (!isForm && dialog.current && !isWithin(dialog.current, clientX, clientY)) onClose?.()
  })

  // Browsers that do not know `closedby` need a listener for presses outside.
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

    // The browser has focused the first control. In a long popup this control may be far down, but the popup must be
    // read from its top.
    if (isCut()) {
      body.current?.querySelector<HTMLElement>('h2')?.focus()
      body.current?.scrollTo({ top: 0 })
    }

    // A long popup is shown without its drawing. The drawing does not return, because the text may fit only without it.
    const observer = new ResizeObserver(() => {
      if (isCut()) setLong(true)
    })
    if (body.current) observer.observe(body.current)

    return () => {
      observer.disconnect()
      element?.close()
      // If the screen behind the popup has changed, the previously focused element may be gone.
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
        before.focus()
      } else focusHome()
    }
  }, [])

  return { dialog, body, isLong }
}

// A click by the keyboard has no position, and counts as inside.
function isWithin(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return (x === 0 && y === 0) || (x >= left && x <= right && y >= top && y <= bottom)
}
