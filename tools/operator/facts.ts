import { listFactsWithHidden, listReports, setFactHidden, StartError } from '@fable/server/operator'
import { type Arguments, type Command, CONFIRM, requireYes, typed } from './command.ts'
import { UsageError } from '../options.ts'
import { counted, indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'

const DETAILS =
  'A fact is its number, which `facts list` shows, or its address; several are possible. --search takes those of which the text or the source contains something.'

/** Parses a fact's id or the address of a fact. Returns undefined for any other text. */
const parseFactId = (named: string): number | undefined => {
  const id = /(?:^|\/)([1-9]\d{0,8})\/?(?:[?#].*)?$/.exec(named)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** How many facts one command takes: more than a terminal shows. */
const FACTS_MAX = 1000

const SEARCH = { search: { type: 'string' } } as const

const searchOf = ({ options: { search } }: Arguments) =>
  typeof search === 'string' ? search : undefined

/** The command that hides facts, or puts them back. */
const hidingCommand = (
  hidden: boolean,
  words: Pick<Command, 'name' | 'summary'> & { readonly verb: string; readonly done: string },
): Command => {
  const command: Command = {
    ...words,
    usage: '<fact>... | --search <text> --yes',
    details: DETAILS,
    options: { ...SEARCH, ...CONFIRM },
    names: [0, FACTS_MAX],
    run: async (given, { database }) => {
      const hiddenAt = hidden ? Date.now() : null
      const search = searchOf(given)
      if ((search === undefined) === (given.names.length === 0)) {
        throw new UsageError(`Say either facts or --search. Say: ${typed(command, command.usage)}`)
      }
      const change = async (id: number | undefined, named: string) => {
        if (id !== undefined && (await setFactHidden(database(), id, hiddenAt))) return
        throw new StartError(
          `There is no fact ${JSON.stringify(named)}; say its number, which \`facts list\` shows, or its address.`,
        )
      }
      if (search === undefined) {
        for (const named of given.names) await change(parseFactId(named), named)
        return `${counted(given.names.length, 'fact')} ${words.done}`
      }
      const found = await listFactsWithHidden(database(), { hidden: !hidden, search })
      if (found.length === 0) return `No fact with ${JSON.stringify(search)}.`
      requireYes(
        given,
        `This ${words.verb} ${counted(found.length, 'fact')}; \`facts list --search\` shows them.`,
        typed(command, `--search ${JSON.stringify(search)} --yes`),
      )
      for (const { id } of found) await change(id, String(id))
      return `${counted(found.length, 'fact')} ${words.done}`
    },
  }
  return command
}

type Listed = { text: string; source: string; category: string; hiddenAt: string | null }

const stateOf = ({ category, hiddenAt }: Listed) =>
  hiddenAt === null ? category : `${category}, hidden`

const showFacts: Command['run'] = async (given, { database }) => {
  const hidden = given.options.hidden === true ? true : undefined
  const search = searchOf(given)
  const wanted = { hidden, search, limit: readLimit(given) }
  const facts = await listFactsWithHidden(database(), wanted)
  if (facts.length === 0) {
    if (search !== undefined) return `No fact with ${JSON.stringify(search)}.`
    return hidden ? 'No fact is hidden.' : 'There is no fact yet.'
  }
  return facts
    .map((fact) => {
      const votes = `${fact.votesInteresting}/${fact.votesMindblowing}/${fact.votesFalse} votes`
      const time = fact.createdAt === null ? [] : [shownTime(fact.createdAt)]
      const head = [`#${fact.id}`, stateOf(fact), ...time, votes].join('  ')
      return [head, indented(fact.text), indented(fact.source)].join('\n')
    })
    .join('\n\n')
}

const showReports: Command['run'] = async (given, { database }) => {
  const reports = await listReports(database(), readLimit(given))
  if (reports.length === 0) return 'Nobody has reported a fact yet.'
  return reports
    .map(({ id, factId, reason, note, sentAt, ...fact }) => {
      const head = [`#${id}`, reason, shownTime(sentAt), `fact ${factId} (${stateOf(fact)})`]
      const lines = [fact.text, fact.source, ...(note === null ? [] : [`Note: ${note}`])]
      return [head.join('  '), ...lines.map(indented)].join('\n')
    })
    .join('\n\n')
}

export const factCommands: readonly Command[] = [
  {
    name: 'facts list',
    usage: `[--hidden] [--search <text>] ${LIST_USAGE}`,
    summary: 'the facts, the newest first; 20 when nothing is said',
    details:
      '--hidden lists those only; --search those of which the text or the source contains something. The votes are those for interesting, mind-blowing and false.',
    options: { ...LIST_OPTIONS, ...SEARCH, hidden: { type: 'boolean' } },
    run: showFacts,
  },
  {
    name: 'facts reports',
    usage: LIST_USAGE,
    summary: 'which facts visitors reported and why, the newest first; 20 when nothing is said',
    options: LIST_OPTIONS,
    run: showReports,
  },
  hidingCommand(true, {
    name: 'facts hide',
    summary: 'takes facts off every list, page, search and feed',
    verb: 'hides',
    done: 'hidden. Running servers stop showing that within a second.',
  }),
  hidingCommand(false, {
    name: 'facts restore',
    summary: 'puts hidden facts back, with their votes',
    verb: 'puts back',
    done: 'put back, with the votes.',
  }),
]
