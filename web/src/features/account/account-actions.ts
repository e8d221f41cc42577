import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RequestOf, User } from '@fable/contract'
import { ApiError, call } from '../../platform/api.ts'
import { RUNS_KEY } from '../../game/finished-runs.ts'
import { BROKEN_KEY, load, PREVIOUS_KEY, SAVE_KEY } from '../../game/save/store.ts'
import { DRAFT_KEYS, removeText } from '../../platform/storage.ts'
import { hasRunToLose } from '../../game/save/saved-game.ts'
import { USER_KEY } from '../../platform/session.ts'
import { keepKnown, KNOWN_KEY, readKnown } from './sync-memory.ts'

/** The player's sign-ins on all devices. */
export const SESSIONS_KEY = ['sessions']

/** Everything that this browser holds of a player. */
const OF_THE_PLAYER = [
  ...[SAVE_KEY, PREVIOUS_KEY, BROKEN_KEY, RUNS_KEY, KNOWN_KEY],
  ...Object.values(DRAFT_KEYS),
]

/** Local data is the template again: nothing of one account is seen in the next. */
function forgetPlayer(client: QueryClient, next: User | null): void {
  for (const key of OF_THE_PLAYER) removeText(key)
  client.removeQueries({ queryKey: SESSIONS_KEY })
  client.setQueryData(USER_KEY, next)
}

/** Somebody has signed in; what another account has left in this browser is not theirs to see. */
function welcome(client: QueryClient, user: User): void {
  const owner = load().game.account.userID
  if (owner !== '' && owner !== user.id) forgetPlayer(client, user)
  else client.setQueryData(USER_KEY, user)
}

/** This browser holds something of the game that no account has: signing out would lose it. */
export class UnsavedError extends Error {
  override readonly name = 'UnsavedError'
}

/** Whether signing out loses a turn, or a run that the account was never asked to take. */
function isUnsaved(user: User | null | undefined): boolean {
  const { game } = load()
  const isForeign = user ? game.account.userID !== user.id : false
  return readKnown().isDirty || (isForeign && hasRunToLose(game))
}

/** What a player does with an account. Each rejects with the server's words. */
export function useAccountActions() {
  const client = useQueryClient()
  return useMemo(() => actionsOf(client), [client])
}

function actionsOf(client: QueryClient) {
  return {
    async signIn(body: RequestOf<'POST /api/auth/sign-in/email'>['body']) {
      const { user } = await call('POST /api/auth/sign-in/email', { body })
      welcome(client, user)
    },
    /** The run in progress becomes the new account's. */
    async signUp(body: RequestOf<'POST /api/auth/sign-up/email'>['body']) {
      const { user } = await call('POST /api/auth/sign-up/email', { body })
      welcome(client, user)
      keepKnown({ userID: user.id, revision: 0, isDirty: true, sent: [] })
    },
    /** Rejects with UnsavedError while something would be lost, unless that is said to be fine. */
    async signOut({ evenUnsaved = false } = {}) {
      if (!evenUnsaved && isUnsaved(client.getQueryData<User | null>(USER_KEY)))
        throw new UnsavedError()
      await call('POST /api/auth/sign-out', {})
      forgetPlayer(client, null)
    },
    /** Every other session of the account ends. */
    async changePassword(body: RequestOf<'POST /api/auth/change-password'>['body']) {
      await call('POST /api/auth/change-password', { body }).catch(noteEnd)
      await client.invalidateQueries({ queryKey: SESSIONS_KEY })
    },
    /** Every session of the account ends, perhaps this browser's too. */
    async resetPassword(body: RequestOf<'POST /api/auth/reset-password'>['body']) {
      await call('POST /api/auth/reset-password', { body })
      await client.invalidateQueries({ queryKey: USER_KEY })
    },
    async deleteAccount(password: string) {
      await call('POST /api/auth/delete-user', { body: { password } }).catch(noteEnd)
      forgetPlayer(client, null)
    },
    /** The server no longer knows this browser: another one has signed it out. */
    noteSignedOut,
  }

  function noteSignedOut() {
    client.setQueryData(USER_KEY, null)
  }

  /** A session that ended elsewhere is noticed by whatever asks next. */
  function noteEnd(error: unknown): never {
    if (error instanceof ApiError && error.status === 401) noteSignedOut()
    throw error
  }
}
