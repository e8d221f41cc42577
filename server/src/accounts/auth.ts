import { SCREEN_PATHS } from '@fable/contract/limits'
import { betterAuth } from 'better-auth/minimal'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { refuseDisabled } from './disabled.ts'
import { deleteOldestSessions } from './sessions.ts'
import { createPasswordQueue } from './password-queue.ts'
import { deleteUser, type Forget } from './users.ts'
import type { Mailer } from './mailer.ts'
import { ADDRESS_HEADER } from './address-header.ts'
import { accountOptions } from './options.ts'
import { COOKIE_PREFIX } from './session-cookie.ts'
import { accountStore } from './auth-store.ts'

export type AuthDeps = {
  readonly database: Database
  readonly log: Logger
  readonly publicUrl: URL
  /** The key that signs session cookies. */
  readonly authSecret: string
  /** undefined: password reset is off. */
  readonly mailer: Mailer | undefined
  /** Delete or anonymise the data of other features when an account is deleted. */
  readonly forget: readonly Forget[]
  /** Called with the account's e-mail after a password reset. */
  readonly onPasswordReset: (email: string) => Promise<void>
}

/** better-auth's log messages can contain an e-mail address, so only the error's name and message are logged. */
const logTo =
  (log: Logger) =>
  (level: string, _message: string, ...details: unknown[]) => {
    if (level !== 'error') return
    const error = details.find((detail) => detail instanceof Error)
    log.error({ error: error && { name: error.name, message: error.message } }, 'accounts')
  }

/** The password reset mail. The token is in the URL fragment, which browsers do not send to servers. */
const resetMail = ({ to, publicUrl, token }: { to: string; publicUrl: URL; token: string }) => ({
  to,
  subject: 'A new password for Fact & Fable',
  text: `Somebody, you we hope, asked for a new password. Choose it here within the hour:

${publicUrl.origin}${SCREEN_PATHS.game}#reset-password=${token}

If it was not you, do nothing. Your old password goes on working, and so does the potato.
`,
})

/** Configures better-auth with our database and rules. */
export const makeAuth = ({
  database,
  log,
  publicUrl,
  authSecret,
  mailer,
  forget,
  onPasswordReset,
}: AuthDeps) =>
  betterAuth({
    ...accountOptions,
    database: accountStore(database),
    baseURL: publicUrl.origin,
    secret: authSecret,
    logger: { level: 'error', log: logTo(log) },
    emailAndPassword: {
      ...accountOptions.emailAndPassword,
      password: createPasswordQueue(),
      ...(mailer && {
        // Not awaited: the response time would reveal whether the account exists.
        sendResetPassword: ({ user, token }: { user: { email: string }; token: string }) => {
          mailer.send(resetMail({ to: user.email, publicUrl, token }))
          return Promise.resolve()
        },
        onPasswordReset: ({ user }: { user: { email: string } }) => onPasswordReset(user.email),
      }),
    },
    databaseHooks: {
      ...accountOptions.databaseHooks,
      session: {
        create: {
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
        // better-auth does not delete in a transaction, so ours deletes everything beforehand.
        beforeDelete: (user: { id: string; email: string }) => deleteUser(database, user, forget),
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl.protocol === 'https:',
      // `refuseForeignWrites` already rejects foreign origins.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  })

export type Auth = ReturnType<typeof makeAuth>
