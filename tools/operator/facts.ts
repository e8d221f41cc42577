import { listFactsWithHidden, listReports, setFactHidden, StartError } from '@fable/server/operator'
import type { Command } from './command.ts'
import { indented, LIST_OPTIONS, LIST_USAGE, readLimit, shownTime } from './entries.ts'

const DETAILS = 'A fact is its number, which `facts list` shows, or its address.'

/** Parses a fact's id or the address of a fact. Returns undefined for any other text. */
const parseFactId = (named: string): number | undefined => {
  const id = /(?:^|\/)([1-9]\d{0,8})\/?(?:[?#].*)?$/.exec(named)?.[1]
  return id === undefined ? undefined : Number(id)
}

const setHiddenBy =
  (hidden: boolean, done: string): Command['run'] =>
  async ({ names: [named = ''] }, { database }) => {
    const id = parseFactId(named)
    const hiddenAt = hidden ? Date.now() : null
    if (id !== undefined && (await setFactHidden(database(), id, hiddenAt))) return done
    throw new StartError(
      `There is no fact ${JSON.stringify(named)}; say its number, which \`facts list\` shows, or its address.`,
    )
  }

type Listed = { text: string; source: string; category: string; hiddenAt: string | null }

const stateOf = ({ category, hiddenAt }: Listed) =>
  hiddenAt === null ? category : `${category}, hidden`

const showFacts: Command['run'] = async (given, { database }) => {
  const onlyHidden = given.options.hidden === true
  const facts = await listFactsWithHidden(database(), { onlyHidden, limit: readLimit(given) })
  if (facts.length === 0) return onlyHidden ? 'No fact is hidden.' : 'There is no fact yet.'
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
    usage: `[--hidden] ${LIST_USAGE}`,
    summary: 'the facts, the newest first; 20 when nothing is said; --hidden: those only',
    details: 'The votes are those for interesting, mind-blowing and false.',
    options: { ...LIST_OPTIONS, hidden: { type: 'boolean' } },
    run: showFacts,
  },
  {
    name: 'facts reports',
    usage: LIST_USAGE,
    summary: 'which facts visitors reported and why, the newest first; 20 when nothing is said',
    options: LIST_OPTIONS,
    run: showReports,
  },
  {
    name: 'facts hide',
    usage: '<fact>',
    summary: 'takes a fact off every list, page, search and feed',
    details: DETAILS,
    names: [1, 1],
    run: setHiddenBy(true, 'The fact is hidden. Running servers stop showing it within a second.'),
  },
  {
    name: 'facts restore',
    usage: '<fact>',
    summary: 'puts a hidden fact back, with its votes',
    details: DETAILS,
    names: [1, 1],
    run: setHiddenBy(false, 'The fact is back, with its votes.'),
  },
]
