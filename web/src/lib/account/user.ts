import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RequestOf, User } from '@fable/contract'
import { call } from '../api.ts'
import { BROKEN_KEY, PREVIOUS_KEY, SAVE_KEY } from '../save/store.ts'
import { RUNS_KEY } from '../save/runs.ts'
import { removeText } from '../storage.ts'
import { keepKnown, KNOWN_KEY, readKnown } from './known.ts'

const KEY = ['user']
/** The player's sign-ins on all devices. */
export const SESSIONS_KEY = ['sessions']

/** Who is signed in, null when nobody is, undefined while that is not known. */
export function useUser(): User | null | undefined {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      (await call('GET /api/auth/get-session', {}, { signal }))?.user ?? null,
  }).data
}

/** Everything that this browser holds of a player. */
const OF_THE_PLAYER = [SAVE_KEY, PREVIOUS_KEY, BROKEN_KEY, RUNS_KEY, KNOWN_KEY]

/** Local data is the template again: nothing of one account is seen in the next. */
function forgetPlayer(client: QueryClient): void {
  for (const key of OF_THE_PLAYER) removeText(key)
  client.removeQueries({ queryKey: SESSIONS_KEY })
  client.setQueryData(KEY, null)
}

/** This browser holds a turn that the account does not: signing out would lose it. */
export class UnsavedError extends Error {
  override readonly name = 'UnsavedError'
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
      client.setQueryData(KEY, user)
    },
    /** The run in progress becomes the new account's. */
    async signUp(body: RequestOf<'POST /api/auth/sign-up/email'>['body']) {
      const { user } = await call('POST /api/auth/sign-up/email', { body })
      keepKnown({ userID: user.id, revision: 0, isDirty: true, sent: [] })
      client.setQueryData(KEY, user)
    },
    /** Rejects with UnsavedError while the account lacks a turn, unless that is said to be fine. */
    async signOut({ evenUnsaved = false } = {}) {
      if (readKnown().isDirty && !evenUnsaved) throw new UnsavedError()
      await call('POST /api/auth/sign-out', {})
      forgetPlayer(client)
    },
    async deleteAccount(password: string) {
      await call('POST /api/auth/delete-user', { body: { password } })
      forgetPlayer(client)
    },
    /** The server no longer knows this browser: another one has signed it out. */
    noteSignedOut() {
      client.setQueryData(KEY, null)
    },
  }
}
