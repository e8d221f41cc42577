import { useState } from 'react'
import { lossesOf, useAccountActions, type Losses } from '../account/account-actions.ts'
import { errorText } from '../account/account-form.tsx'
import { useUser } from '../lib/session.ts'

const UNSAVED =
  'Your latest turns aren’t saved to your account yet. Play on to save them, or sign out without them.'
const UNSAVED_WITHOUT_SESSION =
  'You were signed out elsewhere, so your latest turns aren’t saved to your account. Log in to save them, or sign out without them.'
const SIGNED_OUT = 'Signed out. Nothing is left here.'

export type SignOutSteps = {
  settle?: (() => Promise<void>) | undefined
  /** Called after the server has ended the session, and before this browser deletes the player's data. */
  beforeForgetting?: (() => void) | undefined
  onSignedOut: (notice: string) => void
}

export type SignOut = {
  readonly leave: () => Promise<void>
  readonly isLeaving: boolean
  readonly isWarned: boolean
  /** A warning or the message of a failure; '' if there is none. */
  readonly error: string
}

/** If data would be lost, the first press shows a warning and only the second press signs out. */
export function useSignOut({ settle, beforeForgetting, onSignedOut }: SignOutSteps): SignOut {
  const user = useUser()
  const { signOut } = useAccountActions()
  const [error, setError] = useState('')
  const [isWarned, setWarned] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  const leave = async () => {
    if (isLeaving) return
    setLeaving(true)
    try {
      if (!isWarned) await settle?.()
      const losses = isWarned ? null : lossesOf(user)
      setWarned(losses !== null)
      if (losses) {
        setError(warningOf(losses, Boolean(user)))
        return
      }
      await signOut(beforeForgetting)
      onSignedOut(SIGNED_OUT)
    } catch (error) {
      setWarned(false)
      setError(errorText(error))
    } finally {
      setLeaving(false)
    }
  }

  return { leave, isLeaving, isWarned, error }
}

function warningOf({ isUnsaved, hasDraft }: Losses, isSignedIn: boolean): string {
  return [
    isUnsaved && (isSignedIn ? UNSAVED : UNSAVED_WITHOUT_SESSION),
    hasDraft && 'Signing out also deletes your drafts on the other pages.',
  ]
    .filter((text) => text !== false)
    .join(' ')
}
