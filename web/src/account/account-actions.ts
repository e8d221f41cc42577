import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RequestOf, RoundResults, RoundSeals, User } from '@fable/contract'
import { hasRunToLose } from '../game/save/saved-game.ts'
import { load } from '../game/save/store.ts'
import { ApiError, call } from '../lib/api.ts'
import { cacheStorage, KEPT_CACHE } from '../lib/secure/cache-storage.ts'
import { setUser, USER_KEY } from '../lib/session.ts'
import { readJson, readText, removeText, writeText } from '../lib/storage.ts'
import { claimRuns } from './claim-runs.ts'
import { DRAFT_KEYS, PLAYER_KEYS } from './stored-data.ts'
import { readMemory, writeMemory } from './sync-situation.ts'

export const SESSIONS_KEY = ['sessions']

// Cached data of other screens may belong to another person, for example a day with a pick.
const forgetFetched = (client: QueryClient): void => client.removeQueries({ type: 'inactive' })

/** Limits signing out, and merging results after a sign-in. */
const DEADLINE_MS = 5_000

export type Losses = {
  /**
   * True if this browser has a turn or a run that the account lacks. Finished runs do not count, because the account's
   * save contains them.
   */
  readonly isUnsaved: boolean
  readonly hasDraft: boolean
}

/** Returns null if signing out loses nothing. */
export function lossesOf(user: User | null | undefined): Losses | null {
  const { game } = load()
  const isForeign = user ? game.account.userID !== user.id : false
  const losses = {
    isUnsaved:
      readMemory(user?.id ?? game.account.userID)?.isDirty === true ||
      (isForeign && hasRunToLose(game)),
    hasDraft: DRAFT_KEYS.some((key) => readText(key) !== null),
  }
  return losses.isUnsaved || losses.hasDraft ? losses : null
}

/** If the server refuses an action, the action rejects with the server's message. */
type AccountActions = {
  readonly signIn: (body: RequestOf<'POST /api/auth/sign-in/email'>['body']) => Promise<void>
  /** The new account takes over the run in progress. */
  readonly signUp: (body: RequestOf<'POST /api/auth/sign-up/email'>['body']) => Promise<void>
  /**
   * `beforeForgetting` is called after the server has ended the session, and before this browser deletes the player's
   * data.
   */
  readonly signOut: (beforeForgetting?: () => void) => Promise<void>
  readonly changePassword: (
    body: RequestOf<'POST /api/auth/change-password'>['body'],
  ) => Promise<void>
  /** Ends all sessions of the account, including a session of this browser. */
  readonly resetPassword: (
    body: RequestOf<'POST /api/auth/reset-password'>['body'],
  ) => Promise<void>
  readonly deleteAccount: (password: string, beforeForgetting?: () => void) => Promise<void>
  /** Call it when the server no longer knows the session, for example because another browser has ended it. */
  readonly noteSignedOut: () => void
}

export function useAccountActions(): AccountActions {
  const client = useQueryClient()
  return useMemo(() => actionsOf(client), [client])
}

function actionsOf(client: QueryClient): AccountActions {
  return {
    async signIn(body) {
      const { user } = await call('POST /api/auth/sign-in/email', { body })
      welcome(client, user)
      await Promise.all([claimRuns(user), joinResults(client, user)])
    },
    async signUp(body) {
      const { user } = await call('POST /api/auth/sign-up/email', { body })
      welcome(client, user)
      writeMemory({ userID: user.id, revision: 0, isDirty: true, sent: [] })
      await Promise.all([claimRuns(user), joinResults(client, user)])
    },
    async signOut(beforeForgetting) {
      await call('POST /api/auth/sign-out', {}, { deadline: DEADLINE_MS })
      beforeForgetting?.()
      forgetPlayer(client, null)
    },
    async changePassword(body) {
      await call('POST /api/auth/change-password', { body }).catch(noteEnd)
      await client.invalidateQueries({ queryKey: SESSIONS_KEY })
    },
    async resetPassword(body) {
      await call('POST /api/auth/reset-password', { body })
      await client.invalidateQueries({ queryKey: USER_KEY })
    },
    async deleteAccount(password, beforeForgetting) {
      await call('POST /api/auth/delete-user', { body: { password } }).catch(noteEnd)
      beforeForgetting?.()
      forgetPlayer(client, null)
    },
    noteSignedOut,
  }

  function noteSignedOut() {
    setUser(client, null)
  }

  /** A 401 means that the session has ended, for example by another browser. */
  function noteEnd(error: unknown): never {
    if (error instanceof ApiError && error.status === 401) noteSignedOut()
    throw error
  }
}

function welcome(client: QueryClient, user: User): void {
  const owner = load().game.account.userID
  if (owner !== '' && owner !== user.id) {
    forgetPlayer(client, user)
    return
  }
  forgetFetched(client)
  setUser(client, user)
}

/**
 * Merges this browser's results of rounds with those of the account. If that fails, each screen of a round tries again.
 */
async function joinResults(client: QueryClient, { id }: User): Promise<void> {
  const readResults = () => (readJson('RoundResults') ?? {}) as RoundResults
  const readSeals = () => (readJson('RoundSeals') ?? {}) as RoundSeals
  const init = { body: { results: readResults(), seals: readSeals() } }
  const joined = await call('PUT /api/account/rounds', init, { deadline: DEADLINE_MS }).catch(
    () => null,
  )
  // During the request the player may have signed out, or may have played in another tab.
  if (!joined || client.getQueryData<User>(USER_KEY)?.id !== id) return
  writeText('RoundResults', JSON.stringify({ ...readResults(), ...joined.results }))
  writeText('RoundSeals', JSON.stringify({ ...readSeals(), ...joined.seals }))
}

/**
 * Deletes the player's data, so that the next account does not see it. `next` is the user who is signed in afterwards.
 */
function forgetPlayer(client: QueryClient, next: User | null): void {
  for (const key of PLAYER_KEYS) removeText(key)
  cacheStorage()
    ?.delete(KEPT_CACHE)
    .catch(() => null)
  client.removeQueries({ queryKey: SESSIONS_KEY })
  forgetFetched(client)
  setUser(client, next)
}
