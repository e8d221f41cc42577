import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { SCREEN_PATHS } from '@fable/contract/limits'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import { readForm } from '../../http/body.ts'
import { makeCookies } from '../../http/cookies.ts'
import type { Found, Missing } from '../../http/documents.ts'
import { problem, respondWithProblem } from '../../http/problems.ts'
import type { RefuseForeign } from '../../http/routing.ts'
import { type DeskSession, findLink, findSession, openSession, SESSION_MS } from './sessions.ts'

declare module 'hono' {
  interface ContextVariableMap {
    desk?: DeskSession
  }
}

type Deps = Pick<ServerDeps, 'database' | 'now' | 'publicUrl'> & {
  readonly isOn: boolean
}

/** For requests without a session the paths of the desk do not exist. */
export type DeskAccess = {
  readonly find: (c: Context<AppEnv>) => Promise<DeskSession | undefined>
  /** Without a session, a call gets exactly the response of an unknown path, whatever its method and body. */
  readonly guard: MiddlewareHandler<AppEnv>
  readonly registerForm: (app: OpenAPIHono<AppEnv>, refuseForeign: RefuseForeign) => void
  readonly contents: (request: {
    readonly query: Readonly<Record<string, string>>
    readonly c: Context<AppEnv>
  }) => Promise<Found | Missing>
}

const COOKIE = 'fable.desk'

const READS = ['GET', 'HEAD']

export function makeDeskAccess({ database, now, publicUrl, isOn }: Deps): DeskAccess {
  const cookies = makeCookies(publicUrl, 'host')

  const find: DeskAccess['find'] = async (c) => {
    const key = isOn ? cookies.find(c, COOKIE) : undefined
    return key === undefined ? undefined : findSession(database, key, now())
  }

  const open = async (c: Context<AppEnv>, refuseForeign: RefuseForeign) => {
    try {
      refuseForeign(c)
      const { key = '' } = await readForm(c)
      return await openSession(database, key, now())
    } catch {
      return undefined
    }
  }

  return {
    find,

    guard: async (c, next) => {
      const session = await find(c)
      if (!session) return respondWithProblem(c, 'not_found')
      c.set('desk', session)
      await next()
      c.header('Cache-Control', 'no-store')
      return undefined
    },

    registerForm: (app, refuseForeign) => {
      app.use(async (c, next) => {
        const isForm = c.req.method === 'POST' && c.req.path === SCREEN_PATHS.desk
        const key = isForm && isOn ? await open(c, refuseForeign) : undefined
        if (!isForm) {
          await next()
          return undefined
        }
        if (key === undefined) return respondWithProblem(c, 'method_not_allowed', { allow: READS })
        cookies.give(c, COOKIE, key, { sameSite: 'Strict', maxAge: SESSION_MS / 1000 })
        return c.redirect(SCREEN_PATHS.desk, 303)
      })
    },

    contents: async ({ query: { key = '' }, c }) => {
      const shown = { path: SCREEN_PATHS.desk, caching: 'none' } as const
      if (await find(c)) return { ...shown, contents: { deskKey: '' } }
      if (!isOn || !(await findLink(database, key, now()))) return { missing: 'screen' }
      return { ...shown, contents: { deskKey: key } }
    },
  }
}

export function deskOf(c: Context<AppEnv>): DeskSession {
  const desk = c.get('desk')
  if (!desk) throw problem('not_found')
  return desk
}
