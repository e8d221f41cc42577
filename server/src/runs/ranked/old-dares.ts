import type { Hono } from 'hono'
import { runPath, SCREEN_PATHS } from '@fable/contract/limits'
import type { AppEnv } from '../../http/app-env.ts'
import { isRunId } from '../seeds.ts'

/** Redirects links of dares to the run itself. Until 0.0.32, a dare offered to walk the road of a run. */
export function redirectOldDares(app: Hono<AppEnv>): void {
  app.get(SCREEN_PATHS.run, async (c, next) => {
    const { id } = c.req.param()
    if (c.req.query('dare') === undefined || !isRunId(id)) return next()
    return c.redirect(runPath(id), 301)
  })
}
