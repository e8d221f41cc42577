import { useState } from 'react'
import { useAccountActions } from './account-actions.ts'
import { Popup } from '../ui/popup.tsx'
import { AccountForm } from './account-form.tsx'

/** The form behind the link of a password mail. A new password ends every session of the account. */
export default function ResetPassword({ token, onClose }: { token: string; onClose: () => void }) {
  const [isDone, setDone] = useState(false)
  const { resetPassword } = useAccountActions()
  if (isDone) {
    return (
      <Popup title="Done" onClose={onClose}>
        <p role="status">
          Your new password is set, and every device is signed out. Login from the menu.
        </p>
      </Popup>
    )
  }
  return (
    <AccountForm
      title="Choose a new password"
      fields={['newPassword']}
      submit="Set the password"
      onSubmit={async ({ newPassword }) => {
        await resetPassword({ token, newPassword })
        setDone(true)
      }}
      onClose={onClose}
    />
  )
}
