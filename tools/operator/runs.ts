import { setHidden } from '../../server/src/db/leaderboard.ts'
import type { Database } from '../../server/src/db/open.ts'
import { StartError } from '../../server/src/start-error.ts'

const EXAMPLE = 'the id stands in the address under which the run is watched'

const setHiddenBy =
  (command: string, hidden: boolean, done: string) =>
  async ({ db }: Database, args: readonly string[]): Promise<string> => {
    const [id, ...more] = args
    if (id === undefined || more.length > 0) {
      throw new StartError(`Which run? Say one id, for example: ${command} <run id>; ${EXAMPLE}.`)
    }
    if (await setHidden(db, id, hidden)) return done
    throw new StartError(`There is no ended run ${JSON.stringify(id)}; ${EXAMPLE}.`)
  }

/** Takes an ended run off the leaderboard; it can still be watched, without its name. */
export const hideRun = setHiddenBy('hide', true, 'The run is off the leaderboard.')

/** Puts a hidden run back on the leaderboard. */
export const unhideRun = setHiddenBy('unhide', false, 'The run is on the leaderboard.')
