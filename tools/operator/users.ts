import { deleteUser, makeForget, searchUsers, setUserDisabled } from '@fable/server/operator'
import { printable } from '../printable.ts'
import { type Command, CONFIRM, requireYes, typed } from './command.ts'
import { shownTime } from './entries.ts'
import { findAccount } from './leaderboard.ts'

const FOUND_MAX = 20

const showFound: Command['run'] = async ({ names: [part = ''] }, { database }) => {
  const users = await searchUsers(database(), part, FOUND_MAX)
  if (users.length === 0) return `No account with ${JSON.stringify(part)}.`
  return users
    .map(({ username, email, createdAt, disabledAt }) => {
      const state = disabledAt === null ? [] : ['disabled']
      return [printable(username), printable(email), shownTime(createdAt), ...state].join('  ')
    })
    .join('\n')
}

const setDisabledBy =
  (disabled: boolean, done: string): Command['run'] =>
  async ({ names: [username = ''] }, { database }) => {
    const user = await findAccount(database(), username)
    await setUserDisabled(database(), user.id, disabled ? Date.now() : null)
    return `${printable(user.username)} ${done}`
  }

const deleteAccount: Command = {
  name: 'users delete',
  usage: '<username> --yes',
  summary: 'deletes an account with all its data for good, as its owner can',
  details:
    'docs/security.md lists the remaining data. To keep somebody out, disable the account instead: a deleted one can be created again.',
  options: CONFIRM,
  names: [1, 1],
  run: async (given, { database, settings }) => {
    const user = await findAccount(database(), given.names[0] ?? '')
    const shown = printable(user.username)
    requireYes(
      given,
      `This deletes the account ${shown} with its save, its sessions and its open runs, and cannot be undone.`,
      typed(deleteAccount, `${JSON.stringify(user.username)} --yes`),
    )
    await deleteUser(database(), user, makeForget(settings().AUTH_SECRET ?? ''))
    return `The account ${shown} is deleted. Its ended runs stay, as 'Adventurer'.`
  },
}

export const userCommands: readonly Command[] = [
  {
    name: 'users find',
    usage: '<text>',
    summary: 'lists at most 20 accounts whose username or e-mail contains the text',
    names: [1, 1],
    run: showFound,
  },
  {
    name: 'users disable',
    usage: '<username>',
    summary: 'signs an account out everywhere and blocks its sign-in; keeps its data',
    details: 'Its runs stay on the leaderboard: see `leaderboard hide --account`.',
    names: [1, 1],
    run: setDisabledBy(true, 'is disabled and signed out everywhere.'),
  },
  {
    name: 'users enable',
    usage: '<username>',
    summary: 'lets a disabled account sign in again',
    names: [1, 1],
    run: setDisabledBy(false, 'can sign in again.'),
  },
  deleteAccount,
]
