import { type Database, listReports, setFactHidden, StartError } from '@fable/server/operator'
import { indented, readLimit, shownTime } from './entries.ts'

const EXAMPLE = 'the number that `reports` shows, or the address of the fact'

/** Prints the reports with their facts, newest first, one paragraph each. */
export const showReports = async (database: Database, args: readonly string[]): Promise<string> => {
  const reports = await listReports(database, readLimit('reports', args))
  if (reports.length === 0) return 'Nobody has reported a fact yet.'
  return reports
    .map(({ id, factId, reason, note, sentAt, text, source, category, hiddenAt }) => {
      const fact = `fact ${String(factId)} (${hiddenAt === null ? category : 'hidden'})`
      const head = [`#${String(id)}`, reason, shownTime(sentAt), fact].join('  ')
      const lines = [text, source, ...(note === null ? [] : [`Note: ${note}`])]
      return [head, ...lines.map(indented)].join('\n')
    })
    .join('\n\n')
}

/** Parses a fact's id or the address of a fact. Returns undefined for any other text. */
const parseFactId = (named: string): number | undefined => {
  const id = /(?:^|\/)([1-9]\d{0,8})\/?(?:[?#].*)?$/.exec(named)?.[1]
  return id === undefined ? undefined : Number(id)
}

const setHiddenBy =
  (command: string, hidden: boolean, done: string) =>
  async (database: Database, args: readonly string[]): Promise<string> => {
    const [named, ...more] = args
    if (named === undefined || more.length > 0) {
      throw new StartError(`Which fact? Say one, for example: ${command} 42; ${EXAMPLE}.`)
    }
    const id = parseFactId(named)
    const hiddenAt = hidden ? Date.now() : null
    if (id !== undefined && (await setFactHidden(database, id, hiddenAt))) return done
    throw new StartError(`There is no fact ${JSON.stringify(named)}; say ${EXAMPLE}.`)
  }

/** Hides a fact from every list, page, search and feed. */
export const hideFact = setHiddenBy(
  'hide-fact',
  true,
  'The fact is hidden. Running servers stop showing it within a second.',
)

/** Shows a hidden fact again. */
export const unhideFact = setHiddenBy('unhide-fact', false, 'The fact is back, with its votes.')
