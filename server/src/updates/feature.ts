import type { ServerDeps } from '../http/app-env.ts'
import type { Feature } from '../http/feature.ts'
import { publishUpdates, updateContents, updateHandlers } from './updates.ts'

type Deps = Pick<ServerDeps, 'database'>

export const updates = {
  serve: (deps: Deps) => ({ handlers: updateHandlers(deps), contents: updateContents(deps) }),
  prepare: (database) => publishUpdates(database),
} satisfies Feature<Deps>
