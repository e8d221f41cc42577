import { useState } from 'react'
import { call } from '../lib/api.ts'
import { Popup } from '../ui/popup.tsx'
import { AccountForm } from './account-form.tsx'

/** Requests a mail. The response is the same whether or not there is such an account. */
export function ForgotPassword({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) {
    return (
      <Popup title="Look in your mail" onClose={onClose}>
        <p role="status">
          If there is an account with that address, a mail is on its way with a link to choose a new
          password. It works for an hour.
        </p>
      </Popup>
    )
  }
  return (
    <AccountForm
      title="A new password"
      fields={['email']}
      submit="Send me a mail"
      onSubmit={async (body) => {
        await call('POST /api/auth/request-password-reset', { body })
        setAsked(true)
      }}
      onBack={onBack}
      onClose={onClose}
    />
  )
}
