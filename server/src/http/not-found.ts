import type { Context, Hono, NotFoundHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { respondWithProblem } from './problems.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/** The methods of a path: those with a handler beside what handles every request. */
const methodsOf = (app: Hono<AppEnv>, path: string): string[] => {
  const countHandlers = (method: string) => app.router.match(method, path)[0].length
  return METHODS.filter((method) => countHandlers(method) > countHandlers('TRACE')).flatMap(
    (method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]),
  )
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

/** Handles requests that match no call: responds with a page, or with a problem for /api and wrong methods. */
export const handleNotFound =
  (
    app: Hono<AppEnv>,
    respondWithPage: (c: Context<AppEnv>) => Response | Promise<Response>,
  ): NotFoundHandler<AppEnv> =>
  (c) => {
    const { method, path } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isApi(path) && isRead) return respondWithPage(c)
    const allow = [...(isApi(path) ? [] : ['GET', 'HEAD']), ...methodsOf(app, path)]
    // A call that responds with `c.notFound()` has this method.
    if (allow.length === 0 || allow.includes(method)) return respondWithProblem(c, 'not_found')
    return respondWithProblem(c, 'method_not_allowed', { allow })
  }
