import { parseArgs } from 'node:util'
import {
  type Database,
  findUserIdByName,
  setHidden,
  setNameHidden,
  setPlayerHidden,
  spellingOf,
  StartError,
} from '@fable/server/operator'

const EXAMPLE = 'the address under which it is watched, or the id in it'

/** Parses a run id or the address of a run. Returns undefined for any other text. */
const parseRunId = (named: string): string | undefined =>
  /(?:^|\/)([0-9a-f]{32})\/?(?:[?#].*)?$/i.exec(named)?.[1]?.toLowerCase()

const changeRun = async (
  command: string,
  named: readonly string[],
  change: (id: string) => Promise<boolean>,
): Promise<void> => {
  const [run, ...more] = named
  if (run === undefined || more.length > 0) {
    throw new StartError(`Which run? Say one, for example: ${command} <run>; ${EXAMPLE}.`)
  }
  const id = parseRunId(run)
  if (id !== undefined && (await change(id))) return
  throw new StartError(`There is no ended run ${JSON.stringify(run)}; say ${EXAMPLE}.`)
}

const readArgs = (command: string, args: readonly string[]) => {
  const options = { account: { type: 'string' }, name: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const said = [...Object.values(values), ...positionals]
    if (said.length <= 1) return { ...values, positionals }
  } catch {
    // Explained below.
  }
  throw new StartError(
    `Say one run, account or name, for example: ${command} --account Wanda, ${command} --name Wanda.`,
  )
}

const runs = (count: number) => (count === 1 ? '1 run' : `${String(count)} runs`)

const findAccount = async (database: Database, username: string): Promise<string> => {
  const id = await findUserIdByName(database, username)
  if (id !== undefined) return id
  throw new StartError(`There is no account ${JSON.stringify(username)}.`)
}

const setHiddenBy =
  (command: string, hidden: boolean, { run, player }: { run: string; player: string }) =>
  async (database: Database, args: readonly string[]): Promise<string> => {
    const { account, name, positionals } = readArgs(command, args)
    if (account !== undefined) {
      const key = await findAccount(database, account)
      return `${runs(await setPlayerHidden(database, { kind: 'account', key }, hidden))} ${player}`
    }
    if (name !== undefined) {
      const key = spellingOf(name)
      return `${runs(await setPlayerHidden(database, { kind: 'name', key }, hidden))} ${player}`
    }
    await changeRun(command, positionals, (id) => setHidden(database, id, hidden))
    return run
  }

/** Hides an ended run, or all runs of an account or name, from the leaderboard. They can still be watched. */
export const hideRun = setHiddenBy('hide', true, {
  run: 'The run is off the leaderboard, and its name is no longer shown. Its link still shows the run.',
  player: 'off the leaderboard, and so are those that end later. Their links still show them.',
})

/** Puts hidden runs back on the leaderboard. */
export const unhideRun = setHiddenBy('unhide', false, {
  run: 'The run is on the leaderboard, under its name, unless its account or name is hidden.',
  player: 'no longer hidden for this. A run that was hidden by itself stays so.',
})

const setNameHiddenBy =
  (command: string, hidden: boolean, done: string) =>
  async (database: Database, args: readonly string[]): Promise<string> => {
    await changeRun(command, args, (id) => setNameHidden(database, id, hidden))
    return done
  }

/** Shows an ended run as 'Adventurer'. It keeps its place. */
export const removeName = setNameHiddenBy(
  'remove-name',
  true,
  "The run keeps its place as 'Adventurer', and its own name is no longer shown.",
)

/** Shows an ended run under its name again. */
export const restoreName = setNameHiddenBy(
  'restore-name',
  false,
  'The run is shown under its name again, if that name may be shown.',
)
