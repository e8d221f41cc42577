import { APIError, createAuthMiddleware } from 'better-auth/api'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { betterAuth } from 'better-auth/minimal'
import type { BetterAuthOptions } from 'better-auth/types'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { PASSWORD_MAX, PASSWORD_MIN, SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../db/database.ts'
import { networkOf } from '../http/address.ts'
import type { ServerDeps } from '../http/app-env.ts'
import type { Forget } from '../http/feature.ts'
import { busy } from '../http/problems.ts'
import { spellingOf, withSingleBlanks } from '../lib/names/spelling.ts'
import { apiError, openAccountAdapter } from './auth-adapter.ts'
import { ADDRESS_HEADER, authPrefixOf, browserNameOf } from './browsers.ts'
import type { Mailer } from './mailer.ts'
import { validateUsername, usernameKey } from './usernames.ts'
import { deleteOldestSessions, deleteSessions, deleteUser } from './users.ts'

const DAY_S = 24 * 60 * 60

/** True if the field can contain a new password. */
const PASSWORD_FIELDS = { password: true, newPassword: true, currentPassword: false }

/** Matches a password of nothing but blanks and invisible characters, which was hardly typed on purpose. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** Counts code points. A current password that is too short gets no error of its own, because it is simply wrong. */
const checkPasswords = createAuthMiddleware(({ path, body }) => {
  const form = (body ?? {}) as Record<string, unknown>
  for (const [name, isChosen] of Object.entries(PASSWORD_FIELDS)) {
    const password = form[name]
    if (typeof password !== 'string') continue
    const { length } = Array.from(password)
    if (length > PASSWORD_MAX) throw apiError('BAD_REQUEST', 'PASSWORD_TOO_LONG')
    const isNew = isChosen && !path.startsWith('/sign-in') && path !== '/delete-user'
    if (isNew && (length < PASSWORD_MIN || BLANK.test(password)))
      throw apiError('BAD_REQUEST', 'PASSWORD_TOO_SHORT')
  }
  return Promise.resolve()
})

type Origin = {
  readonly ipAddress?: string | null | undefined
  readonly userAgent?: string | null | undefined
}

const shortenSession = ({ ipAddress, userAgent }: Origin) =>
  Promise.resolve({
    data: { ipAddress: networkOf(ipAddress ?? ''), userAgent: browserNameOf(userAgent ?? '') },
  })

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (given: { hash: string; password: string }) => Promise<boolean>
}

/** These options do not depend on settings. A test checks the migration against them. */
export const accountOptions = {
  basePath: '/api/auth',
  user: {
    additionalFields: {
      username: { type: 'string', required: true },
      // The field is not required, because `checkUser` sets it only after better-auth has validated the input.
      usernameKey: { type: 'string', required: false, unique: true, input: false, returned: false },
      spelling: { type: 'string', required: false, unique: true, input: false, returned: false },
      disabledAt: { type: 'string', required: false, input: false, returned: false },
    },
    deleteUser: { enabled: true },
  },
  verification: { storeIdentifier: 'hashed' },
  emailAndPassword: {
    enabled: true,
    minPasswordLength: PASSWORD_MIN,
    // better-auth counts UTF-16 units, so its limit is higher than that of `checkPasswords`, which counts code points.
    maxPasswordLength: 2 * PASSWORD_MAX,
    revokeSessionsOnPasswordReset: true,
  },
  session: { expiresIn: 30 * DAY_S, updateAge: DAY_S },
  databaseHooks: {
    user: {
      create: { before: checkUser },
      update: { before: rejectUsernameChange },
    },
  },
  // The server has its own limits, which use the client's real address and also count by account.
  rateLimit: { enabled: false },
  onAPIError: { throw: true },
  telemetry: { enabled: false },
} as const satisfies BetterAuthOptions

export type AuthDeps = Pick<ServerDeps, 'database' | 'log' | 'publicUrl' | 'authSecret'> & {
  /** Undefined if passwords cannot be reset. */
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly forget: readonly Forget[]
  readonly onPasswordReset: (email: string) => Promise<void>
  readonly hashing?: PasswordHashing
}

// The log messages of better-auth can contain an e-mail address, so only the name and the message of an error are
// logged.
const logTo =
  (log: Logger) =>
  (level: string, _message: string, ...details: unknown[]) => {
    if (level !== 'error') return
    const error = details.find((detail) => detail instanceof Error)
    log.error({ error: error && { name: error.name, message: error.message } }, 'accounts')
  }

/** The link contains the token in the fragment of the URL, which browsers do not send to servers. */
const resetMail = ({ to, publicUrl, token }: { to: string; publicUrl: URL; token: string }) => ({
  to,
  subject: 'A new password for Fact & Fable',
  text: `Someone, hopefully you, asked for a new password. Choose it here within the hour:

${publicUrl.origin}${SCREEN_PATHS.game}#reset-password=${token}

If it was not you, do nothing. Your old password still works, and so does the potato.
`,
})

export type Auth = {
  readonly handler: (request: Request) => Promise<Response>
  readonly api: {
    readonly getSession: (given: {
      headers: Headers
      query: { disableRefresh: boolean }
    }) => Promise<{
      readonly user: {
        readonly id: string
        readonly username: string
        readonly email: string
        readonly createdAt: Date
      }
      readonly session: { readonly id: string }
    } | null>
  }
}

export async function makeAuth({
  database,
  log,
  publicUrl,
  authSecret,
  mailer,
  forget,
  onPasswordReset,
  hashing = { hash: hashPassword, verify: verifyPassword },
}: AuthDeps): Promise<Auth> {
  const adapter = await openAccountAdapter(database, accountOptions)
  return betterAuth({
    ...accountOptions,
    database: () => adapter,
    baseURL: publicUrl.origin,
    secret: authSecret,
    logger: { level: 'error', log: logTo(log) },
    emailAndPassword: {
      ...accountOptions.emailAndPassword,
      password: createPasswordQueue(hashing),
      ...(mailer && {
        // The mail is not awaited, because the response time would reveal whether the account exists.
        sendResetPassword: ({ user, token }: { user: { email: string }; token: string }) => {
          mailer.send(resetMail({ to: user.email, publicUrl, token }))
          return Promise.resolve()
        },
        onPasswordReset: ({ user }: { user: { email: string } }) => onPasswordReset(user.email),
      }),
    },
    hooks: { before: checkPasswords },
    databaseHooks: {
      ...accountOptions.databaseHooks,
      session: {
        create: {
          before: shortenSession,
          after: async ({ userId }: { userId: string }) => {
            await refuseDisabled(database, userId)
            await deleteOldestSessions(database, userId)
          },
        },
      },
    },
    user: {
      ...accountOptions.user,
      deleteUser: {
        enabled: true,
        // better-auth does not delete in a transaction, so `deleteUser` deletes everything before better-auth begins.
        beforeDelete: (user: { id: string; email: string }) => deleteUser(database, user, forget),
      },
    },
    advanced: {
      // better-auth itself offers only the prefix `__Secure-`.
      cookiePrefix: authPrefixOf(publicUrl),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: publicUrl.protocol === 'https:' },
      // `refuseForeignWrites` has already rejected requests from other sites.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  })
}

/** Throws the problem `busy` if the queue is full. */
function createPasswordQueue({ hash, verify }: PasswordHashing): PasswordHashing {
  const limit = pLimit(AT_ONCE)
  const enqueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= WAITING_MAX) throw busy()
    return limit(work)
  }
  return {
    hash: (password) => enqueue(() => hash(password)),
    verify: (given) => enqueue(() => verify(given)),
  }
}

/**
 * Ends all sessions of a disabled account and throws. It must run after each session is created, because an account can
 * be disabled during the sign-in.
 */
async function refuseDisabled(database: Database, userId: string): Promise<void> {
  const user = await database.db
    .selectFrom('user')
    .select('disabledAt')
    .where('id', '=', userId)
    .executeTakeFirst()
  const disabledAt = user?.disabledAt ?? null
  if (disabledAt === null) return
  await deleteSessions(database, userId)
  throw apiError('UNAUTHORIZED', 'ACCOUNT_DISABLED')
}

/**
 * Hashing a password occupies one of Node's four worker threads for 60 ms. Two threads stay free for compression and
 * file access.
 */
const AT_ONCE = 2

/** The last password in a full queue waits about two seconds. */
const WAITING_MAX = 60

async function checkUser(user: Record<string, unknown>) {
  const username = withSingleBlanks(typeof user.username === 'string' ? user.username : '')
  const error = await validateUsername(username)
  if (error) throw apiError('BAD_REQUEST', error)
  const keys = { usernameKey: usernameKey(username), spelling: spellingOf(username) }
  return { data: { ...user, username, ...keys } }
}

// Usernames never change, because a new username would need the same checks as in a sign-up.
function rejectUsernameChange(changes: Record<string, unknown>) {
  if (['username', 'usernameKey', 'spelling'].some((field) => field in changes))
    throw new APIError('FORBIDDEN')
  return Promise.resolve({ data: changes })
}
