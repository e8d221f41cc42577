import { runPath } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import type { FindUsernames } from '../../lib/names/display-names.ts'
import type { Contents } from '../../http/documents.ts'
import { etagOf } from '../../http/kept-body.ts'
import { isRoadOpen } from '../calendar.ts'
import { readEndedRun } from './public-run.ts'
import { isRunId } from '../seeds.ts'
import { findRunWithInputs } from '../store.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findUsernames: FindUsernames
}

/** What the watch screen shows: an ended run. Missing, open and hidden runs have no document, nor those of today's road. */
export const runContents = (deps: Deps): Contents => ({
  run: async ({ id: typed }) => {
    const id = typed.toLowerCase()
    const run = isRunId(id) ? await findRunWithInputs(deps.database, id) : undefined
    if (run?.hidden !== 0 || run.daysSurvived === null || isRoadOpen(run.road, deps.now())) {
      return 404
    }
    const ended = await readEndedRun(deps, run, { isClosed: true })
    const tag = etagOf(Buffer.from(JSON.stringify(ended)))
    return { path: runPath(id), contents: { run: ended }, tag }
  },
})
