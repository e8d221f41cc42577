import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { ACCOUNT_MESSAGES, isShortUsername } from '@fable/contract/limits'
import { UnsavedError, useAccountActions, useUser } from '../../lib/account/user.ts'
import { usePublicSettings } from '../../lib/public-settings.ts'
import type { SavedGame } from '../../lib/save/saved-game.ts'
import { Popup } from '../popup.tsx'
import { AccountForm, wordsOf } from './account-form.tsx'
import { AccountView } from './account-view.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { Button } from '../button.tsx'
import './menu.css'

type Props = {
  account: SavedGame['account']
  onChat: () => void
  onClose: () => void
  /** Called before signing out, for what is not saved to the account yet. */
  beforeSignOut?: () => Promise<void>
  /** The player has signed out: what this browser held of them is gone. */
  onSignedOut?: () => void
  /** What only the game's menu has. */
  children?: ReactNode
}

const UNSAVED =
  'Your account does not have your last turns yet. Play on to save them, or sign out without them.'

type View = 'menu' | 'login' | 'create' | 'account' | 'forgot'

/** The menu in its views (section 2): who plays and where to go, Login, Create Account; and the account. */
export function MenuPopup(props: Props) {
  const { account, onChat, onClose, beforeSignOut, onSignedOut, children } = props
  const user = useUser()
  const { signIn, signUp, signOut } = useAccountActions()
  const canReset = usePublicSettings()?.passwordReset === true
  const [view, setView] = useState<View>('menu')
  const [error, setError] = useState('')
  const [isUnsaved, setUnsaved] = useState(false)
  const toMenu = () => setView('menu')

  const leave = async () => {
    try {
      await beforeSignOut?.()
      await signOut({ evenUnsaved: isUnsaved })
      onSignedOut?.()
      onClose()
    } catch (error) {
      setUnsaved(error instanceof UnsavedError)
      setError(error instanceof UnsavedError ? UNSAVED : wordsOf(error))
    }
  }

  if (view === 'login') {
    return (
      <AccountForm
        key="login"
        title="Login"
        fields={['email', 'password']}
        submit="Login"
        onSubmit={async (values) => {
          await signIn(values)
          onClose()
        }}
        onBack={toMenu}
        onClose={onClose}
      >
        {canReset && <Button onClick={() => setView('forgot')}>I forgot my password</Button>}
      </AccountForm>
    )
  }
  if (view === 'create') {
    return (
      <AccountForm
        key="create"
        title="Create Account"
        fields={['username', 'email', 'firstPassword']}
        submit="Create Account"
        check={({ username }) =>
          isShortUsername(username) ? null : ACCOUNT_MESSAGES.usernameTooLong
        }
        onSubmit={async ({ username, email, firstPassword }) => {
          await signUp({ username, email, password: firstPassword })
          onClose()
        }}
        onBack={toMenu}
        onClose={onClose}
      />
    )
  }
  if (view === 'forgot') return <ForgotPassword onBack={toMenu} onClose={onClose} />
  if (view === 'account' && user) {
    return (
      <AccountView
        user={user}
        onBack={toMenu}
        onClose={onClose}
        onDeleted={() => onSignedOut?.()}
      />
    )
  }
  return (
    <Popup title="Menu" onClose={onClose}>
      <p role="alert" className="form-error">
        {error}
      </p>
      <dl className="menu-account">
        <dt>UserName</dt>
        <dd>{user?.username ?? 'Not signed in'}</dd>
        <dt>Currency</dt>
        <dd>{account.currency}</dd>
      </dl>
      <div className="menu-ways">
        {user ? (
          <>
            <Button onClick={() => setView('account')}>Your account</Button>
            <Button look={isUnsaved ? 'danger' : undefined} onClick={() => void leave()}>
              {isUnsaved ? 'Sign Out anyway' : 'Sign Out'}
            </Button>
          </>
        ) : (
          <>
            <Button look="strong" onClick={() => setView('login')}>
              Login
            </Button>
            <Button onClick={() => setView('create')}>Create Account</Button>
          </>
        )}
        {children}
        <Button onClick={onChat}>Join community chat</Button>
        <Link className="button" href="/Updates">
          Checkout Updates
        </Link>
        <Link className="button" href="/Shop">
          Shop
        </Link>
        <Link className="button" href="/Feedback">
          Feedback
        </Link>
      </div>
    </Popup>
  )
}
