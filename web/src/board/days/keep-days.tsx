import { useEffect, useRef, useState } from 'react'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { useUser } from '../../lib/session.ts'
import { openPopup, usePopup } from '../../ui/popups.ts'
import styles from './round.module.css'

declare module '../../ui/popups.ts' {
  interface PopupNames {
    keep: true
  }
}

/**
 * Players without an account have their days only in this browser. Without scripts the link leads to the game, where
 * accounts are created as well.
 */
export function KeepDays() {
  const user = useUser()
  const isOpen = usePopup() === 'keep'
  const [wasOffered, setOffered] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const isKept = Boolean(user) && wasOffered

  useEffect(() => {
    // The pressed link is gone.
    if (isKept && !isOpen) words.current?.focus({ preventScroll: true })
  }, [isKept, isOpen])

  if (isKept) {
    return (
      <p ref={words} tabIndex={-1} className={styles.keep}>
        Kept. See you tomorrow.
      </p>
    )
  }

  if (user !== null) return null

  return (
    <p className={styles.keep}>
      <a
        href={SCREEN_PATHS.game}
        onClick={(event) => {
          event.preventDefault()
          setOffered(true)
          openPopup('keep')
        }}
      >
        Keep your days: create an account
      </a>
    </p>
  )
}
