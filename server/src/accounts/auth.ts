import { SCREEN_PATHS } from '@fable/contract/limits'
import { betterAuth } from 'better-auth/minimal'
import type { Logger } from 'pino'
import type { Database } from '../platform/db/database.ts'
import { deleteOldestSessions } from './sessions.ts'
import { createPasswordQueue } from './password-queue.ts'
import { deleteUser, type Forget } from './users.ts'
import type { Mailer } from './mailer.ts'
import { accountOptions, ADDRESS_HEADER } from './options.ts'
import { COOKIE_PREFIX } from './session-cookie.ts'
import { accountStore } from './auth-store.ts'

export type AuthDeps = {
  readonly database: Database
  readonly log: Logger
  readonly publicUrl: URL
  /** What session cookies are signed with. */
  readonly authSecret: string
  /** Without it no password can be reset. */
  readonly mailer: Mailer | undefined
  /** What the features that hold something of an account delete with it. */
  readonly forget: readonly Forget[]
  /** Told the e-mail of an account whose password was set anew with a mail. */
  readonly onPasswordReset: (email: string) => void
}

/** better-auth's messages may hold an e-mail address: only the name and words of the error behind one are logged. */
const logTo =
  (log: Logger) =>
  (level: string, _message: string, ...details: unknown[]) => {
    if (level !== 'error') return
    const error = details.find((detail) => detail instanceof Error)
    log.error({ error: error && { name: error.name, message: error.message } }, 'accounts')
  }

/** What the mail says; the token is behind a #, which no browser sends to a server or tells another page. */
const resetMail = ({ to, publicUrl, token }: { to: string; publicUrl: URL; token: string }) => ({
  to,
  subject: 'A new password for Fact & Fable',
  text: `Somebody, you we hope, asked for a new password. Choose it here within the hour:

${publicUrl.origin}${SCREEN_PATHS.game}#reset-password=${token}

If it was not you, do nothing. Your old password goes on working, and so does the potato.
`,
})

/** The accounts: better-auth on our database, with our rules. */
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
        // Not awaited: how long the mail takes would tell whether there is such an account.
        sendResetPassword: ({ user, token }: { user: { email: string }; token: string }) => {
          mailer.send(resetMail({ to: user.email, publicUrl, token }))
          return Promise.resolve()
        },
        onPasswordReset: ({ user }: { user: { email: string } }) => {
          onPasswordReset(user.email)
          return Promise.resolve()
        },
      }),
    },
    databaseHooks: {
      ...accountOptions.databaseHooks,
      session: {
        create: {
          after: ({ userId }: { userId: string }) => deleteOldestSessions(database, userId),
        },
      },
    },
    user: {
      ...accountOptions.user,
      deleteUser: {
        enabled: true,
        // better-auth deletes one thing after the other; ours leaves it nothing to do by halves.
        beforeDelete: (user: { id: string; email: string }) => deleteUser(database, user, forget),
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl.protocol === 'https:',
      // Foreign origins have been refused before anything gets here.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  })

export type Auth = ReturnType<typeof makeAuth>
