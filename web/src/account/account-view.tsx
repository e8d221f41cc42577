import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '@fable/contract'
import { ApiError, call } from '../lib/api.ts'
import { localDateOf } from '../lib/dates.ts'
import { download } from '../lib/download.ts'
import { Character } from '../scenery/cast/character.tsx'
import { Button, ButtonGrid } from '../ui/button.tsx'
import { Popup } from '../ui/popup.tsx'
import { Status } from '../ui/status.tsx'
import { SESSIONS_KEY, useAccountActions } from './account-actions.ts'
import { AccountForm, errorText } from './account-form.tsx'
import styles from './account.module.css'

type Props = {
  user: User
  first: 'account' | 'password'
  onBack: () => void
  onClose: () => void
  beforeForgetting: () => void
  onDeleted: () => void
}

type FormProps = Pick<Props, 'user' | 'onClose'> & { onBack: () => void }

type DeleteProps = FormProps & Pick<Props, 'beforeForgetting' | 'onDeleted'>

export function AccountView(props: Props) {
  const { user, first, onBack, onClose, beforeForgetting, onDeleted } = props
  const [view, setView] = useState<'account' | 'password' | 'delete'>(first)
  const [result, setResult] = useState('')
  const { noteSignedOut } = useAccountActions()
  const { signOutElsewhere, downloadData } = useTasks(user)
  const toAccount = () => setView('account')
  const perform = async (action: () => Promise<string>) => {
    try {
      setResult(await action())
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) noteSignedOut()
      else setResult(errorText(error))
    }
  }

  const ways = { user, onBack: toAccount, onClose }
  if (view === 'password') {
    const onDone = () => {
      setResult('Password changed. Every other device is signed out.')
      toAccount()
    }
    return <PasswordForm {...ways} onDone={onDone} />
  }
  if (view === 'delete') {
    return <DeleteForm {...ways} beforeForgetting={beforeForgetting} onDeleted={onDeleted} />
  }
  return (
    <Popup
      title={user.username}
      onClose={onClose}
      onBack={onBack}
      art={<Character id="adventurer" />}
    >
      <p className="quiet">{user.email}</p>
      <p role="status" className={styles.word}>
        {result}
      </p>
      <h3>Signed in</h3>
      <Sessions />
      <ButtonGrid>
        <Button onClick={() => void perform(signOutElsewhere)}>Sign out everywhere else</Button>
        <Button onClick={() => setView('password')}>Change password</Button>
        <Button onClick={() => void perform(downloadData)}>Download my data</Button>
        <Button look="danger" onClick={() => setView('delete')}>
          Delete account
        </Button>
      </ButtonGrid>
    </Popup>
  )
}

/** Each task resolves with the message to show afterwards. */
function useTasks(user: User) {
  const client = useQueryClient()
  return {
    signOutElsewhere: async (): Promise<string> => {
      const { signedOut } = await call('DELETE /api/account/sessions', {})
      await client.invalidateQueries({ queryKey: SESSIONS_KEY })
      return signedOut === 0 ? 'You aren’t signed in anywhere else.' : 'Signed out everywhere else.'
    },
    downloadData: async (): Promise<string> => {
      const data = await call('GET /api/account/export', {})
      const text = JSON.stringify(data, null, 2)
      download(new File([text], `hundred-days-${user.username}.json`, { type: 'application/json' }))
      return 'The file contains everything we store about you.'
    },
  }
}

function PasswordForm({ user, onBack, onClose, onDone }: FormProps & { onDone: () => void }) {
  const { changePassword } = useAccountActions()
  return (
    <AccountForm
      title="Change password"
      fields={['currentPassword', 'newPassword']}
      submit="Change it"
      owner={user.email}
      onSubmit={async (passwords) => {
        await changePassword(passwords)
        onDone()
      }}
      onBack={onBack}
      onClose={onClose}
    />
  )
}

function DeleteForm({ user, onBack, onClose, beforeForgetting, onDeleted }: DeleteProps) {
  const { deleteAccount } = useAccountActions()
  return (
    <AccountForm
      title="Delete account"
      fields={['currentPassword']}
      submit="Delete it for good"
      isDangerous
      owner={user.email}
      onSubmit={async ({ currentPassword }) => {
        await deleteAccount(currentPassword, beforeForgetting)
        onDeleted()
        onClose()
      }}
      onBack={onBack}
      onClose={onClose}
    >
      <p>
        Your login and saved game are deleted immediately, for good. Ranked runs stay on the
        leaderboard, without an owner.
      </p>
    </AccountForm>
  )
}

function Sessions() {
  const { data, isError, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => call('GET /api/account/sessions', {}, { signal }),
    staleTime: 0,
  })

  if (!data && isError) {
    return (
      <p role="alert">
        This list couldn’t be loaded. <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    )
  }

  if (!data) return <Status>Loading...</Status>

  return (
    <ul className={styles.sessions}>
      {data.map((session) => (
        <li key={session.id}>
          <span>{session.browser || 'A browser'}</span>
          <small className="quiet">
            {session.current ? 'this one' : `last used ${localDateOf(session.lastUsedAt)}`}
          </small>
        </li>
      ))}
    </ul>
  )
}
