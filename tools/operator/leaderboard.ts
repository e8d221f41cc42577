import {
  type Database,
  findUserByName,
  type FoundUser,
  setHidden,
  setNameHidden,
  setPlayerHidden,
  spellingOf,
  StartError,
} from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { type Arguments, type Command } from './command.ts'
import { counted } from './entries.ts'

const RUN = 'its watch address, or the id in that address'
const OPTIONS = { account: { type: 'string' }, name: { type: 'string' } } as const
const USAGE = '<run> | --account <username> | --name <name>'

// A run id or the address of a run; undefined for any other text.
const parseRunId = (named: string): string | undefined =>
  /(?:^|\/)([0-9a-f]{32})\/?(?:[?#].*)?$/i.exec(named)?.[1]?.toLowerCase()

/** Throws a StartError if there is no such account. */
export async function findAccount(database: Database, username: string): Promise<FoundUser> {
  const user = await findUserByName(database, username)
  if (user) return user
  throw new StartError(`There is no account ${JSON.stringify(username)}.`)
}

const setHiddenBy =
  (hidden: boolean, { run, player }: { run: string; player: string }): Command['run'] =>
  async ({ options, names }, { database }) => {
    const said = Object.keys(options).length + names.length
    if (said !== 1) {
      throw new UsageError(
        'Give one run, account or name, for example: npm run operator -- leaderboard hide --account Wanda',
      )
    }
    const [named] = names
    if (named === undefined) {
      const count = await setPlayerHidden(database(), await findPlayer(database(), options), hidden)
      return `${counted(count, 'run')} ${player}`
    }
    await changeRun(named, (id) => setHidden(database(), id, hidden))
    return run
  }

const setNameHiddenBy =
  (hidden: boolean, done: string): Command['run'] =>
  async ({ names: [named = ''] }, { database }) => {
    await changeRun(named, (id) => setNameHidden(database(), id, hidden))
    return done
  }

const DETAILS = `A run is given by ${RUN}. A name includes all its look-alike spellings.`

export const leaderboardCommands: readonly Command[] = [
  {
    name: 'leaderboard hide',
    usage: USAGE,
    summary:
      'hides a run, or all present and future runs of an account or name, from the leaderboard, with their names',
    details: `${DETAILS} The links of the runs keep working.`,
    options: OPTIONS,
    names: [0, 1],
    run: setHiddenBy(true, {
      run: 'The run is no longer on the leaderboard, and its name is hidden. Its link still works.',
      player: 'removed from the leaderboard, future ones included. Their links still work.',
    }),
  },
  {
    name: 'leaderboard restore',
    usage: USAGE,
    summary: 'restores them, with their names',
    details: `${DETAILS} A run that was hidden individually stays hidden when its account or name is restored.`,
    options: OPTIONS,
    names: [0, 1],
    run: setHiddenBy(false, {
      run: 'The run is on the leaderboard, under its name, unless its account or name is hidden.',
      player: 'no longer hidden for this reason. Runs that were hidden individually stay hidden.',
    }),
  },
  {
    name: 'leaderboard remove-name',
    usage: '<run>',
    summary: "shows a run as 'Adventurer'; it keeps its place",
    details: DETAILS,
    names: [1, 1],
    run: setNameHiddenBy(
      true,
      "The run keeps its place as 'Adventurer', and its own name is no longer shown.",
    ),
  },
  {
    name: 'leaderboard restore-name',
    usage: '<run>',
    summary: 'shows a run under its name again',
    details: DETAILS,
    names: [1, 1],
    run: setNameHiddenBy(false, 'The run is shown under its name again, if that name is allowed.'),
  },
]

async function changeRun(named: string, change: (id: string) => Promise<boolean>) {
  const id = parseRunId(named)
  if (id !== undefined && (await change(id))) return
  throw new StartError(`There is no ended run ${JSON.stringify(named)}; give ${RUN}.`)
}

async function findPlayer(database: Database, { account, name }: Arguments['options']) {
  if (typeof account === 'string') {
    return { kind: 'account', key: (await findAccount(database, account)).id } as const
  }
  const key = spellingOf(String(name))
  // Some letters are invisible.
  if (key === '') throw new UsageError(`--name has no visible letters, so nothing was done.`)
  return { kind: 'name', key } as const
}
