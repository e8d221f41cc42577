import { useState, type ReactNode } from 'react'
import { FORM_ERRORS, isShortUsername } from '@fable/contract/limits'
import { call } from '../lib/api.ts'
import { usePublicSettings } from '../lib/public-settings.ts'
import { useUser } from '../lib/session.ts'
import { Character } from '../scenery/cast/character.tsx'
import { Button } from '../ui/button.tsx'
import { useAccountActions } from './account-actions.ts'
import { AccountForm, type Fault } from './account-form.tsx'
import styles from './account.module.css'

type Props = {
  onBack: () => void
  onClose: () => void
  isSheet?: boolean
}

export const BY_EMAIL = 'Log in with your e-mail, not your name.'

export function LoginForm({ onBack, onClose, onForgot }: Props & { onForgot: () => void }) {
  const { signIn } = useAccountActions()
  const canReset = usePublicSettings()?.passwordReset === true

  return (
    <AccountForm
      title="Login"
      art={<Character id="gerald" />}
      fields={['email', 'password']}
      submit="Login"
      check={({ email }) => (email.includes('@') ? null : { text: BY_EMAIL, fields: ['email'] })}
      onSubmit={async (values) => {
        await signIn(values)
        onClose()
      }}
      onBack={onBack}
      onClose={onClose}
      after={
        canReset && (
          <Button className={styles.aside} onClick={onForgot}>
            Forgot your password?
          </Button>
        )
      }
    />
  )
}

const KEPT =
  'From now on your run is saved to your account. Log in on another device to carry on there.'

export function checkUsername(values: { readonly username: string }): Fault<'username'> | null {
  return isShortUsername(values.username)
    ? null
    : { text: FORM_ERRORS.USERNAME_TOO_LONG, fields: ['username'] }
}

export function CreateForm({ onBack, onClose }: Props) {
  const { signUp } = useAccountActions()
  const user = useUser()
  return (
    <AccountForm
      title="Create Account"
      art={<Character id="bored-talking-stick" />}
      fields={['username', 'email', 'firstPassword']}
      submit="Create Account"
      check={checkUsername}
      onSubmit={({ username, email, firstPassword }) =>
        signUp({ username, email, password: firstPassword })
      }
      done={{ title: `Welcome, ${user?.username ?? 'Adventurer'}`, text: KEPT }}
      onBack={onBack}
      onClose={onClose}
    />
  )
}

type TakenAlong = {
  readonly playerName: string
  readonly daysSurvived: number
  readonly rank: number | undefined
  readonly flames: ReactNode
  readonly isWin: boolean
}

type ClaimProps = Pick<Props, 'onClose'> & { run: TakenAlong; onLogin: () => void }

/** Lets a guest create an account for an ended run. It shows how the account changes the run's row. */
export function ClaimForm({ run, onClose, onLogin }: ClaimProps) {
  const { signUp } = useAccountActions()
  const [name, setName] = useState('')
  const { playerName, daysSurvived, rank, flames, isWin } = run

  return (
    <AccountForm
      title="Put your name on it"
      fields={['username', 'email', 'firstPassword']}
      submit="Create Account"
      check={checkUsername}
      onTyped={(field, value) => {
        if (field === 'username') setName(value.trim())
      }}
      onSubmit={async ({ username, email, firstPassword }) => {
        await signUp({ username, email, password: firstPassword })
        onClose()
      }}
      onClose={onClose}
      after={
        <Button className={styles.aside} onClick={onLogin}>
          I have an account
        </Button>
      }
    >
      <p className={styles.taken}>
        {rank !== undefined && <b>{`${rank}.`}</b>}
        <s>{playerName}</s>
        <span className={styles.taker}>{`${name || 'You'} - Days ${daysSurvived}`}</span>
        <span>{flames}</span>
      </p>
      <p>
        {`A new account takes this ${isWin ? 'win' : 'run'} along: rank, days, flames. The guest is thanked, and goes.`}
      </p>
    </AccountForm>
  )
}

const MAIL_SENT =
  'If an account has that address, an e-mail is on its way. Its link lets you choose a new password and works for an hour.'

export function ForgotForm({ onBack, onClose, isSheet = false }: Props) {
  return (
    <AccountForm
      title="A new password"
      fields={['email']}
      submit="Send me an e-mail"
      // The response does not reveal whether the account exists.
      onSubmit={async (body) => {
        await call('POST /api/auth/request-password-reset', { body })
      }}
      done={{ title: 'Check your e-mail', text: MAIL_SENT }}
      isSheet={isSheet}
      onBack={onBack}
      onClose={onClose}
    />
  )
}
