import { type Database, setHidden, StartError } from '@fable/server/operator'

const EXAMPLE = 'the address under which it is watched, or the id in it'

/** Parses a run id or the address of a run. Returns undefined for any other text. */
const parseRunId = (named: string): string | undefined =>
  /(?:^|\/)([0-9a-f]{32})\/?(?:[?#].*)?$/i.exec(named)?.[1]?.toLowerCase()

const setHiddenBy =
  (command: string, hidden: boolean, done: string) =>
  async (database: Database, args: readonly string[]): Promise<string> => {
    const [named, ...more] = args
    if (named === undefined || more.length > 0) {
      throw new StartError(`Which run? Say one, for example: ${command} <run>; ${EXAMPLE}.`)
    }
    const id = parseRunId(named)
    if (id !== undefined && (await setHidden(database, id, hidden))) return done
    throw new StartError(`There is no ended run ${JSON.stringify(named)}; say ${EXAMPLE}.`)
  }

/** Hides an ended run from the leaderboard. It can still be watched, without its name. */
export const hideRun = setHiddenBy(
  'hide',
  true,
  'The run is off the leaderboard, and its name is told nowhere. Its link still shows the run.',
)

/** Puts a hidden run back on the leaderboard. */
export const unhideRun = setHiddenBy(
  'unhide',
  false,
  'The run is on the leaderboard, under its name.',
)
