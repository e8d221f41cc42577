import type { Context, Hono, MiddlewareHandler, NotFoundHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from './app-env.ts'
import { respondWithProblem } from './problems.ts'

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

/** Responds with a problem to a wrong method of a call. Takes 0.6 µs of every other request. */
export const refuseWrongMethods = (app: Hono<AppEnv>): MiddlewareHandler<AppEnv> =>
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, allow) => respondWithProblem(c, 'method_not_allowed', { allow }),
  })

/** Handles requests that match no call: responds with a page, or with a problem for /api and wrong methods. */
export const handleNotFound =
  (
    respondWithPage: (c: Context<AppEnv>) => Response | Promise<Response>,
  ): NotFoundHandler<AppEnv> =>
  (c) => {
    if (isApi(c.req.path)) return respondWithProblem(c, 'not_found')
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return respondWithProblem(c, 'method_not_allowed', { allow: ['GET', 'HEAD'] })
    }
    return respondWithPage(c)
  }
