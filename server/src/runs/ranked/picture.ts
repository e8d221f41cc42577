import type { OpenAPIHono } from '@hono/zod-openapi'
import { runPicturePath } from '@fable/contract/limits'
import { causeOf, isPlayable, newRun, replay, tallyOf, type Ending } from '@fable/engine'
import { LAST_DAY } from '@fable/engine/content'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import { queueLongWork } from '../../http/long-work.ts'
import type { Pictures } from '../../http/pictures.ts'
import { busy, problem } from '../../http/problems.ts'
import type { FindDrawing } from '../../http/screens.ts'
import { findDisplayNames } from '../../lib/names/display-names.ts'
import { decodeInputs, turnsOf } from '../seeds.ts'
import { asStarted } from '../store.ts'
import type { RunPoster } from './poster/run-poster.ts'
import { findPublicRun, type EndedRun } from './public-run.ts'

type Replayed = { readonly ended: Ending | undefined; readonly health: RunPoster['health'] }

export type RunPictureDeps = Pick<ServerDeps, 'database' | 'now' | 'findUsernames'> & {
  readonly pictures: Pictures<RunPoster>
  readonly findDrawing: FindDrawing
}

export function registerRunPictures(
  app: OpenAPIHono<AppEnv>,
  { pictures, findDrawing, ...deps }: RunPictureDeps,
): void {
  const readDrawing = async (character: string): Promise<string> => {
    const drawing = await findDrawing(character)
    // The build of the page, which contains the drawing, does not exist yet.
    if (drawing === undefined) throw busy()
    return drawing
  }

  const describe = async (run: EndedRun, name: string): Promise<RunPoster> => {
    const { daysSurvived } = run
    const { ended, health } = await queueLongWork(() => replayRun(run))
    const cause = ended ? causeOf(ended) : 'Walked under earlier rules'
    const isWin = ended ? ended.cause === 'hundred' : daysSurvived >= LAST_DAY
    const stamp = isWin
      ? { adventurer: await readDrawing('adventurer'), marlowe: await readDrawing('marlowe') }
      : { portrait: await readDrawing(ended?.killer ?? 'adventurer') }
    return { kind: 'run', name, daysSurvived, cause, health, stamp }
  }

  app.get(runPicturePath(':id'), pictures.limit, async (c) => {
    const run = await findPublicRun(deps, c.req.param('id') ?? '')
    if (!run) throw problem('run_not_found')
    const displayName = await findDisplayNames(deps.findUsernames, [run])
    const name = displayName(run)
    // In the picture of a run only the name can change, so the id and the name identify a picture.
    const key = JSON.stringify([run.id, name])
    return pictures.respond(c, { key, describe: () => describe(run, name) })
  })
}

function replayRun(run: EndedRun): Replayed {
  if (!isPlayable(run.rules)) return { ended: undefined, health: [] }
  const { turns, ended } = replay(
    newRun(asStarted(run)),
    turnsOf(asStarted(run), decodeInputs(run)),
  )
  const { health } = tallyOf(turns)
  return { ended, health }
}
