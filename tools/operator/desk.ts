import { writeFile } from 'node:fs/promises'
import { postingSchema } from '@fable/contract'
import {
  type Action,
  changePosting,
  describeRules,
  deleteFeedKey,
  endSessions,
  errorCode,
  feedPath,
  findAction,
  findFeedKey,
  findPostingRules,
  insertLink,
  isPosting,
  listActions,
  listSessions,
  listWholeActions,
  letterStore,
  ownAddress,
  StartError,
  undo,
} from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { printable } from '../printable.ts'
import type { Command } from './command.ts'
import {
  counted,
  type Entry,
  LIST_OPTIONS,
  LIST_USAGE,
  printEntries,
  readLimit,
  shownTime,
} from './entries.ts'
import { firstMessage, LOG_ENTRY, logEntryOf, nameOf, undoText } from './log-entry.ts'

const printLink: Command['run'] = async (given, { settings, database }) => {
  const { name, end } = given.options
  const who = nameOf('--name', name, 'operator')

  if (end === true) {
    const ended = await endSessions(database(), name === undefined ? undefined : who)
    if (ended === 0 && name !== undefined) return `No link or session of ${printable(who)} is open.`
    // Anybody with the desk's address had the feed's, too.
    await deleteFeedKey(database())
    return `${counted(ended, 'link or session')} ended. The feed has a new address, which the next \`desk\` prints.`
  }

  const read = settings()
  if (!read.DESK) throw new StartError('The desk is turned off by the setting DESK.')
  const { origin } = read.PUBLIC_URL ?? ownAddress(read, read.PORT)
  const key = await insertLink(database(), who, Date.now())
  const feed = feedPath(await findFeedKey(database()))

  return [
    `This opens the desk once, within an hour, for ${printable(who)}:`,
    '',
    `  ${origin}/desk?key=${key}`,
    '',
    `A feed of open reports, for anyone with this address: ${origin}${feed}`,
  ].join('\n')
}

const describeAction = ({ id, kind, who, at, why, count, what, undoneBy }: Action): Entry => ({
  head: [
    `#${id}`,
    shownTime(at),
    printable(who),
    kind.replace('_', ' '),
    `${count} changed`,
    ...(undoneBy === null ? [] : [`undone by ${undoneBy}`]),
  ],
  texts: [what, ...(why === '' ? [] : [`Why: ${why}`])].filter((line) => line !== ''),
})

const showLog: Command['run'] = async (given, { database }) => {
  const { export: file } = given.options
  if (typeof file === 'string') {
    const all = await listWholeActions(database())
    const lines = all.map((action) => `${JSON.stringify(action)}\n`)
    await writeFile(file, lines.join(''), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
      throw new StartError(`${file} could not be written: ${errorCode(error) ?? 'unknown'}.`)
    })
    return `${counted(all.length, 'action')} written to ${file}, one per line.`
  }
  const limit = readLimit(given) ?? Number.MAX_SAFE_INTEGER
  const actions = await listActions(database(), { limit })
  return actions.length === 0
    ? 'There are no actions yet.'
    : printEntries(actions.map(describeAction))
}

const undoAction: Command['run'] = async (given, { database }) => {
  const [named = ''] = given.names
  if (!/^[1-9]\d{0,8}$/.test(named))
    throw new UsageError(`"${named}" is not the number of an action (see \`desk log\`).`)
  const action = await findAction(database(), Number(named))
  if (!action) throw new StartError(`There is no action ${named}.`)
  const { count } = await undo(database(), letterStore, { ...logEntryOf(given), id: action.id })
  return count === 0
    ? 'Nothing was undone: there were later changes.'
    : `Undone: ${counted(count, 'change')} reverted.`
}

const switchPosting: Command['run'] = async (given, { database }) => {
  const [posting] = given.names
  const before = await findPostingRules(database())
  const { words, hold } = given.options
  if (posting === undefined && words === undefined && hold === undefined) {
    return `Posting is ${printable(describeRules(before))}.`
  }
  if (posting !== undefined && !isPosting(posting))
    throw new UsageError(`"${posting}" is not open, held or closed.`)
  if (hold !== undefined && hold !== 'on' && hold !== 'off')
    throw new UsageError(`--hold: "${hold}" is not on or off.`)
  const list = typeof words === 'string' ? words.split(',').map((word) => word.trim()) : undefined

  const change = (current: typeof before) => {
    const wanted = list?.filter((word) => word !== '' && word !== 'none')
    const rules = postingSchema.safeParse({
      posting: posting ?? current.posting,
      words: wanted ?? current.words,
      holdsHarmful: hold === undefined ? current.holdsHarmful : hold === 'on',
    })
    if (rules.success) return rules.data
    throw new UsageError(`--words: ${firstMessage(rules.error)}.`)
  }

  const { id, what } = await changePosting(database(), { ...logEntryOf(given), change })
  return `Posting is ${printable(what)}.\n${undoText(id)}`
}

const showSessions: Command['run'] = async (_, { database }) => {
  const sessions = await listSessions(database(), Date.now())
  if (sessions.length === 0) return 'There are no open sessions.'
  return sessions
    .map(({ name, isOpen, until }) => {
      const what = isOpen === 1 ? 'open' : 'unused link'
      return `${printable(name)}: ${what}, until ${shownTime(until)}`
    })
    .join('\n')
}

export const deskCommands: readonly Command[] = [
  {
    name: 'desk log',
    usage: `${LIST_USAGE} | --export <file>`,
    summary: 'lists the actions at the desk and of commands, latest first; 20 by default',
    details:
      '--export writes all stored actions, with their changes, to a new file, as one line of JSON each.',
    options: { ...LIST_OPTIONS, export: { type: 'string' } },
    run: showLog,
  },
  {
    name: 'desk undo',
    usage: '<action>',
    summary: 'undoes all changes of an action',
    details: 'An action is given by its number (see `desk log`).',
    options: LOG_ENTRY,
    names: [1, 1],
    run: undoAction,
  },
  {
    name: 'desk sessions',
    usage: '',
    summary: 'lists open sessions and unused links',
    run: showSessions,
  },
  {
    name: 'desk',
    usage: '[--name <name>] [--end]',
    summary: 'prints a link that opens the desk in a browser; it works once, within an hour',
    details:
      'The browser keeps the desk open for 30 days. --name is written to the log with each action. --end ends all links and sessions, or those of --name.',
    options: { name: { type: 'string' }, end: { type: 'boolean' } },
    run: printLink,
  },
  {
    name: 'posting',
    usage: '[open | held | closed] [--words <list>] [--hold on|off]',
    summary: 'shows or changes the rules for posts',
    details:
      'held: posts wait for approval. --words: words and hosts separated by commas, or none. --hold: whether a post that three senders report as harmful waits for approval. Without arguments it shows the current rules.',
    options: { ...LOG_ENTRY, words: { type: 'string' }, hold: { type: 'string' } },
    names: [0, 1],
    run: switchPosting,
  },
]
