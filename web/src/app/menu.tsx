import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { AccountView } from '../account/account-view.tsx'
import { CreateForm, ForgotForm, LoginForm } from '../account/sign-in-forms.tsx'
import type { SavedGame } from '../game/save/saved-game.ts'
import { useUser } from '../lib/session.ts'
import { Character } from '../scenery/cast/character.tsx'
import { Button, buttonClass, ButtonGrid } from '../ui/button.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { FormError } from '../ui/field.tsx'
import { Popup } from '../ui/popup.tsx'
import { openPopup } from '../ui/popups.ts'
import { useSignOut, type SignOut, type SignOutSteps } from './use-sign-out.ts'
import styles from './menu.module.css'

type View = 'menu' | 'login' | 'create' | 'account' | 'password' | 'forgot'

const DELETED = 'Your account has been deleted, with its login and its saved game.'

type Props = SignOutSteps & {
  account: SavedGame['account']
  onClose: () => void
  /** The part of the menu that opens first. `password` opens only after signing in. */
  view?: 'menu' | 'login' | 'create' | 'password'
  children?: ReactNode
}

/** The menu popup of docs/rules.md, section 2. */
export function MenuPopup(props: Props) {
  const { account, onClose, settle, beforeForgetting, onSignedOut, children } = props
  const user = useUser()
  const [view, setView] = useState<View>(props.view ?? 'menu')

  const signOut = useSignOut({
    settle,
    beforeForgetting,
    onSignedOut: (notice) => {
      onSignedOut(notice)
      onClose()
    },
  })

  const ways = { onBack: () => setView('menu'), onClose }
  if (view === 'login' || (view === 'password' && user === null))
    return <LoginForm {...ways} onForgot={() => setView('forgot')} />
  if (view === 'create') return <CreateForm {...ways} />
  if (view === 'forgot') return <ForgotForm {...ways} />

  if ((view === 'account' || view === 'password') && user) {
    return (
      <AccountView
        user={user}
        first={view}
        {...ways}
        beforeForgetting={() => beforeForgetting?.()}
        onDeleted={() => onSignedOut(DELETED)}
      />
    )
  }

  return (
    <Menu account={account} signOut={signOut} onView={setView} onClose={onClose}>
      {children}
    </Menu>
  )
}

function AccountSummary({ currency }: { currency: number }) {
  const user = useUser()
  return (
    <dl className={styles.account}>
      <div>
        <dt className="fine">UserName</dt>
        <dd>{user?.username ?? 'Not signed in'}</dd>
      </div>
      <div>
        <dt className="fine">Currency</dt>
        <dd className={styles.currency}>
          <span>{currency}</span> <small>coming with the shop</small>
        </dd>
      </div>
    </dl>
  )
}

const PLACES = [
  { href: SCREEN_PATHS.shop, name: 'Shop' },
  { href: SCREEN_PATHS.feedback, name: 'Feedback' },
]

function Places() {
  const [here] = useLocation()
  return PLACES.filter(({ href }) => href.toLowerCase() !== here.toLowerCase()).map(
    ({ href, name }) => (
      <li key={href}>
        <Link href={href}>{name}</Link>
      </li>
    ),
  )
}

type MenuProps = Pick<Props, 'account' | 'onClose' | 'children'> & {
  signOut: SignOut
  onView: (view: View) => void
}

function Menu({ account, signOut, onView, onClose, children }: MenuProps) {
  const user = useUser()
  const { leave, isLeaving, isWarned, error } = signOut

  return (
    <Popup title="Menu" onClose={onClose} art={<Character id="adventurer" />}>
      <FormError>{error}</FormError>
      <AccountSummary currency={account.currency} />
      <ButtonGrid>
        {user ? (
          <Button onClick={() => onView('account')}>Your account</Button>
        ) : (
          <>
            <Button look="strong" onClick={() => onView('login')}>
              Login
            </Button>
            <Button onClick={() => onView('create')}>Create Account</Button>
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
        <ChatLink
          className={buttonClass(undefined, styles.whole)}
          onMissing={() => openPopup('chat')}
        >
          Join community chat
        </ChatLink>
        <Link className={buttonClass(undefined, styles.whole)} href={SCREEN_PATHS.updates}>
          Checkout Updates
        </Link>
      </ButtonGrid>
      {!user && <p className="quiet">The game works without an account.</p>}
      <ul className={styles.rest}>
        {children}
        <Places />
      </ul>
    </Popup>
  )
}
