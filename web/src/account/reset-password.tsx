import { useAccountActions } from './account-actions.ts'
import { AccountForm } from './account-form.tsx'

const DONE = {
  title: 'Done',
  text: 'Your new password is set, and every device is signed out. Log in from the menu.',
}

/** The form to which the link in a password mail leads. A new password ends all sessions of the account. */
export default function ResetPassword({ token, onClose }: { token: string; onClose: () => void }) {
  const { resetPassword } = useAccountActions()
  return (
    <AccountForm
      title="Choose a new password"
      fields={['newPassword']}
      submit="Set password"
      onSubmit={({ newPassword }) => resetPassword({ token, newPassword })}
      done={DONE}
      onClose={onClose}
    />
  )
}
