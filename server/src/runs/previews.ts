import { runPath, SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import { findDisplayNames, type FindUsernames } from '../platform/display-names.ts'
import type { FindPreview, Picture, Preview } from '../platform/http/preview.ts'
import { isRoadOpen } from './calendar.ts'
import { isRunId } from './seeds.ts'
import { findRuns } from './store.ts'

const RUN_PATH = new RegExp(`^${SCREEN_PATHS.run.replace(':id', '([^/]+)')}/?$`, 'i')

const PICTURE: Picture = {
  path: '/share.png',
  alt: 'Hundred Days: an adventurer at a camp fire, a merchant, an accountant, an octopus and a potato.',
}

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findUsernames: FindUsernames
}

/** Finds the preview of an ended run. Missing, open and hidden runs have none, nor those of today's road. */
const findRunPreview = async (
  { database, now, findUsernames }: Deps,
  id: string,
): Promise<Preview | 404> => {
  const [run] = isRunId(id) ? await findRuns(database, [id]) : []
  if (run?.hidden !== 0 || run.daysSurvived === null || isRoadOpen(run.road, now())) return 404
  const name = (await findDisplayNames(findUsernames, [run]))(run)
  return {
    title: `${name} - Days ${run.daysSurvived} - Hundred Days`,
    description: `${name} survived ${run.daysSurvived} of a hundred days. Watch the run, turn by turn.`,
    path: runPath(id),
    picture: PICTURE,
  }
}

const GAME_PATH = new RegExp(`^${SCREEN_PATHS.game}/?$`, 'i')

/** The preview of the game, where runs are played. */
const GAME: Preview = {
  title: 'Hundred Days',
  description: 'A text adventure. Survive a hundred days; most people manage twenty.',
  path: SCREEN_PATHS.game,
  picture: PICTURE,
}

const DAILY_PATH = new RegExp(`^${SCREEN_PATHS.daily}/?$`, 'i')

/** The preview of the daily road, which leads there from shared results. */
const DAILY: Preview = {
  title: 'Daily road - Hundred Days',
  description: 'The same road for everybody, once a day. Decide the same and you get the same.',
  path: SCREEN_PATHS.daily,
  picture: PICTURE,
}

/** The previews of the game, of the daily road and of run pages. Their paths match in any letter case. */
export const runPreviews =
  (deps: Deps): FindPreview =>
  ({ path }) => {
    if (GAME_PATH.test(path)) return Promise.resolve(GAME)
    if (DAILY_PATH.test(path)) return Promise.resolve(DAILY)
    const id = RUN_PATH.exec(path)?.[1]?.toLowerCase()
    return id === undefined ? undefined : findRunPreview(deps, id)
  }
