import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { FORM_ERRORS, isShortUsername, SCREEN_PATHS } from '@fable/contract/limits'
import { useAccountActions } from '../account/account-actions.ts'
import { call } from '../lib/api.ts'
import { useUser } from '../lib/session.ts'
import { usePublicSettings } from '../lib/public-settings.ts'
import { ChatLink } from '../game/play/game-header.tsx'
import type { SavedGame } from '../game/save/saved-game.ts'
import { Character } from '../scenery/cast/character.tsx'
import { Button, buttonClass, ButtonGrid } from '../ui/button.tsx'
import { FormError } from '../ui/field.tsx'
import { Popup } from '../ui/popup.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { AccountView } from '../account/account-view.tsx'
import styles from './menu.module.css'
import { useSignOut, type SignOutSteps } from './use-sign-out.ts'

type Props = SignOutSteps & {
  account: SavedGame['account']
  onClose: () => void
  /** `login` for a player whose session has ended. */
  view?: 'menu' | 'login'
  /** What only the game's menu has, as items of a list. */
  children?: ReactNode
}

const PLACES = [
  { href: SCREEN_PATHS.shop, name: 'Shop' },
  { href: SCREEN_PATHS.feedback, name: 'Feedback' },
]

const MAIL_SENT =
  'If there is an account with that address, a mail is on its way with a link to choose a new password. It works for an hour.'

const DELETED = 'Your account is gone, with its login and its saved game.'

type View = 'menu' | 'login' | 'create' | 'account' | 'forgot'

/** The menu with its views (docs/rules.md, section 2): Menu, Login, Create Account, and the account's own. */
export function MenuPopup(props: Props) {
  const { account, onClose, settle, beforeForgetting, onSignedOut, children } = props
  const user = useUser()
  const [here] = useLocation()
  const { signIn, signUp } = useAccountActions()
  const { leave, isLeaving, isWarned, error } = useSignOut({
    settle,
    beforeForgetting,
    onSignedOut: (notice) => {
      onSignedOut(notice)
      onClose()
    },
  })
  const canReset = usePublicSettings()?.passwordReset === true
  const [view, setView] = useState<View>(props.view ?? 'menu')
  const toMenu = () => setView('menu')

  if (view === 'login') {
    return (
      <AccountForm
        key="login"
        title="Login"
        art={<Character id="gerald" />}
        fields={['email', 'password']}
        submit="Login"
        onSubmit={async (values) => {
          await signIn(values)
          onClose()
        }}
        onBack={toMenu}
        onClose={onClose}
        after={
          canReset && (
            <Button className={styles.aside} onClick={() => setView('forgot')}>
              I forgot my password
            </Button>
          )
        }
      />
    )
  }
  if (view === 'create') {
    return (
      <AccountForm
        key="create"
        title="Create Account"
        art={<Character id="bored-talking-stick" />}
        fields={['username', 'email', 'firstPassword']}
        submit="Create Account"
        check={({ username }) => (isShortUsername(username) ? null : FORM_ERRORS.USERNAME_TOO_LONG)}
        onSubmit={async ({ username, email, firstPassword }) => {
          await signUp({ username, email, password: firstPassword })
          onClose()
        }}
        onBack={toMenu}
        onClose={onClose}
      />
    )
  }
  if (view === 'forgot') {
    return (
      <AccountForm
        key="forgot"
        title="A new password"
        fields={['email']}
        submit="Send me a mail"
        // The response is the same whether or not there is such an account.
        onSubmit={async (body) => {
          await call('POST /api/auth/request-password-reset', { body })
        }}
        done={{ title: 'Look in your mail', text: MAIL_SENT }}
        onBack={toMenu}
        onClose={onClose}
      />
    )
  }
  if (view === 'account' && user) {
    return (
      <AccountView
        user={user}
        onBack={toMenu}
        onClose={onClose}
        beforeForgetting={() => beforeForgetting?.()}
        onDeleted={() => onSignedOut(DELETED)}
      />
    )
  }
  return (
    <Popup title="Menu" onClose={onClose} art={<Character id="adventurer" />}>
      <FormError>{error}</FormError>
      <dl className={styles.account}>
        <div>
          <dt className="fine">UserName</dt>
          <dd>{user?.username ?? 'Not signed in'}</dd>
        </div>
        <div>
          <dt className="fine">Currency</dt>
          <dd className={styles.currency}>
            {account.currency} <small>coming with the shop</small>
          </dd>
        </div>
      </dl>
      <ButtonGrid>
        {user ? (
          <Button onClick={() => setView('account')}>Your account</Button>
        ) : (
          <>
            <Button look="strong" onClick={() => setView('login')}>
              Login
            </Button>
            <Button onClick={() => setView('create')}>Create Account</Button>
          </>
        )}
        {(user ?? account.userID !== '') && (
          <Button
            look={isWarned ? 'danger' : undefined}
            aria-disabled={isLeaving}
            onClick={() => void leave()}
          >
            {isWarned ? 'Sign Out anyway' : 'Sign Out'}
          </Button>
        )}
        <ChatLink className={buttonClass(undefined, styles.whole)}>Join community chat</ChatLink>
        <Link className={buttonClass(undefined, styles.whole)} href={SCREEN_PATHS.updates}>
          Checkout Updates
        </Link>
      </ButtonGrid>
      {!user && <p className="quiet">The game works without an account.</p>}
      <ul className={styles.rest}>
        {children}
        {PLACES.filter(({ href }) => href.toLowerCase() !== here.toLowerCase()).map(
          ({ href, name }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ),
        )}
      </ul>
    </Popup>
  )
}
