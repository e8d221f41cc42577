import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import type { Feature } from '../../http/feature.ts'
import type { RefuseForeign } from '../../http/routing.ts'
import type { Settings } from '../../lib/settings.ts'
import { forgetActions } from '../moderation/action-log.ts'
import { forgetSenders } from '../moderation/forget-senders.ts'
import { makeDeskAccess } from './access.ts'
import { registerDeskFeed } from './feed.ts'
import { type FigureDeps, makeFindFigures } from './figures.ts'
import { type DeskDeps, deskHandlers } from './routes.ts'
import { deleteEndedSessions } from './sessions.ts'

type Deps = Omit<DeskDeps, 'findFigures' | 'bySetting'> &
  Omit<FigureDeps, 'settings'> &
  Pick<ServerDeps, 'publicUrl'> & {
    readonly settings: Pick<Settings, 'DATA_DIR' | 'DESK' | 'POSTING'>
    readonly refuseForeign: RefuseForeign
  }

export const desk = {
  serve: (deps: Deps) => {
    const { settings, refuseForeign } = deps
    const access = makeDeskAccess({ ...deps, isOn: settings.DESK })
    return {
      handlers: deskHandlers({
        ...deps,
        findFigures: makeFindFigures(deps),
        bySetting: settings.POSTING,
      }),
      contents: { desk: access.contents },
      register: (app: OpenAPIHono<AppEnv>) => {
        app.use('/api/desk/*', access.guard)
        access.registerForm(app, refuseForeign)
        registerDeskFeed(app, { ...deps, isOn: settings.DESK })
      },
    }
  },
  cleanUp: async ({ database, now }) => {
    await forgetSenders(database, now)
    await forgetActions(database, now)
    await deleteEndedSessions(database, now)
  },
} satisfies Feature<Deps>
