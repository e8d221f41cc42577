import { useEffect, useRef, useState } from 'react'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { useUser } from '../../lib/session.ts'
import { openPopup, usePopup } from '../../ui/popups.ts'
import styles from './round.module.css'

declare module '../../ui/popups.ts' {
  interface PopupNames {
    keep: true
    'login on days': true
  }
}

export const KeepDays = () => (
  <AccountLink
    popup="keep"
    text="Keep your days: create an account"
    afterwards="Kept. See you tomorrow."
  />
)

export const LogIn = () => (
  <AccountLink
    popup="login on days"
    text="Days on another device? Log in"
    afterwards="Logged in. Your days are here."
  />
)

type Props = {
  popup: 'keep' | 'login on days'
  text: string
  /** This text replaces `text` once there is an account. */
  afterwards: string
}

/**
 * Offers an account, because without an account the days are only in this browser. Without scripts the link leads to
 * the game, where a player can also create an account.
 */
function AccountLink({ popup, text, afterwards }: Props) {
  const user = useUser()
  const isOpen = usePopup() === popup
  const [wasOffered, setOffered] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const isKept = Boolean(user) && wasOffered

  useEffect(() => {
    // The pressed link is gone, so the text takes the focus.
    if (isKept && !isOpen) words.current?.focus({ preventScroll: true })
  }, [isKept, isOpen])

  if (isKept) {
    return (
      <p ref={words} tabIndex={-1} className={styles.keep}>
        {afterwards}
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
          openPopup(popup)
        }}
      >
        {text}
      </a>
    </p>
  )
}
