import { useState, type ReactNode } from 'react'
import { PASSWORD_MIN } from '@fable/contract/limits'
import { usePublicSettings } from '../lib/public-settings.ts'
import { useAccountActions } from './account-actions.ts'
import { AccountForm } from './account-form.tsx'
import { BY_EMAIL, checkUsername, ForgotForm } from './sign-in-forms.tsx'
import styles from './account.module.css'

export type AccountWay = 'create' | 'login'

type Props = {
  first: AccountWay
  onClose: () => void
  children: ReactNode
}

const AT_LEAST = `At least ${PASSWORD_MIN} characters.`

export function KeepForms({ first, onClose, children }: Props) {
  const [view, setView] = useState<AccountWay | 'forgot'>(first)
  const ways = { onClose, onBack: () => setView('login') }
  if (view === 'forgot') return <ForgotForm {...ways} isSheet />
  if (view === 'login') {
    return (
      <KeepLogin
        onClose={onClose}
        onCreate={() => setView('create')}
        onForgot={() => setView('forgot')}
      />
    )
  }
  return (
    <KeepCreate onClose={onClose} onLogin={() => setView('login')}>
      {children}
    </KeepCreate>
  )
}

function KeepCreate({
  onClose,
  onLogin,
  children,
}: Omit<Props, 'first'> & { onLogin: () => void }) {
  const { signUp } = useAccountActions()
  const canReset = usePublicSettings()?.passwordReset === true

  return (
    <AccountForm
      key="create"
      title="Keep your days"
      fields={['username', 'email', 'firstPassword']}
      hints={{
        email: canReset
          ? 'To log in, and for a forgotten password.'
          : 'To log in. No mail is sent.',
        firstPassword: AT_LEAST,
      }}
      submit="Create account"
      check={checkUsername}
      onSubmit={async ({ username, email, firstPassword }) => {
        await signUp({ username, email, password: firstPassword })
        onClose()
      }}
      onClose={onClose}
      isSheet
      after={
        <p className={styles.other}>
          <span>Have one already?</span>{' '}
          <button type="button" onClick={onLogin}>
            Log in
          </button>
        </p>
      }
    >
      {children}
    </AccountForm>
  )
}

type LoginProps = Pick<Props, 'onClose'> & { onCreate: () => void; onForgot: () => void }

function KeepLogin({ onClose, onCreate, onForgot }: LoginProps) {
  const { signIn } = useAccountActions()
  const canReset = usePublicSettings()?.passwordReset === true

  return (
    <AccountForm
      key="login"
      title="Log in"
      fields={['email', 'password']}
      submit="Log in"
      check={({ email }) => (email.includes('@') ? null : { text: BY_EMAIL, fields: ['email'] })}
      onSubmit={async (values) => {
        await signIn(values)
        onClose()
      }}
      onClose={onClose}
      isSheet
      after={
        <p className={styles.other}>
          <button type="button" onClick={onCreate}>
            Create an account
          </button>{' '}
          {canReset && (
            <button type="button" onClick={onForgot}>
              Forgot your password?
            </button>
          )}
        </p>
      }
    />
  )
}
