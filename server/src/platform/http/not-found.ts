import type { Context, Hono, NotFoundHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { respondWithProblem } from './problems.ts'

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(path)

/** The allowed methods of the calls at the path. Empty if no call has this path. */
const methodsAt = (routes: Hono<AppEnv>['routes'], path: string): string[] => {
  const methods = new Set<string>()
  for (const route of routes) {
    // Middleware, not a call.
    if (route.method === 'ALL' || !matches(route.path, path)) continue
    methods.add(route.method)
    if (route.method === 'GET') methods.add('HEAD')
  }
  return [...methods]
}

/** Handles requests that match no call: responds with a page, or with a problem for /api and wrong methods. */
export const handleNotFound =
  (
    app: Hono<AppEnv>,
    respondWithPage: (c: Context<AppEnv>) => Response | Promise<Response>,
  ): NotFoundHandler<AppEnv> =>
  (c) => {
    if (isApi(c.req.path)) {
      const allow = methodsAt(app.routes, c.req.path)
      if (allow.length === 0) return respondWithProblem(c, 'not_found')
      return respondWithProblem(c, 'method_not_allowed', { allow })
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return respondWithProblem(c, 'method_not_allowed', { allow: ['GET', 'HEAD'] })
    }
    return respondWithPage(c)
  }
