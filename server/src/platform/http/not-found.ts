import type { Context, Hono, NotFoundHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { respondWithProblem } from './problems.ts'

const isApi = (path: string) => path === '/api' || path.startsWith('/api/')

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(path)

/** The methods under which the app answers a call at the path; none: there is no such call. */
const methodsAt = (routes: Hono<AppEnv>['routes'], path: string): string[] => {
  const methods = new Set<string>()
  for (const route of routes) {
    // Not a call, but what stands before many.
    if (route.method === 'ALL' || !matches(route.path, path)) continue
    methods.add(route.method)
    if (route.method === 'GET') methods.add('HEAD')
  }
  return [...methods]
}

/** Answers what no call has answered: a page, or a problem document under /api and for wrong methods. */
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
