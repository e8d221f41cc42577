import {
  askSource,
  type CheckedSource,
  checkSources,
  listSources,
  StartError,
} from '@fable/server/operator'
import { printable } from '../printable.ts'
import type { Command } from './command.ts'
import { counted } from './entries.ts'

const archivedAt = (source: string) => `https://web.archive.org/web/${source}`

const TITLES = {
  gone: 'Gone',
  unknown: 'No answer. Open them in a browser: many sites refuse programs',
  moved: 'Redirected',
} as const

/** The pages that are gone, each with a link to a copy, those without an answer, and those that have moved. */
export function printSources(checked: readonly CheckedSource[]): string {
  const groups = Object.entries(TITLES).flatMap(([state, title]) => {
    const found = checked.filter(({ answer }) => answer.state === state)
    return found.length === 0
      ? []
      : [`${title} (${found.length}):\n${found.map(entryOf).join('\n')}`]
  })
  const standing = checked.filter(({ answer: { state } }) => state === 'stands').length
  return [...groups, `${counted(checked.length, 'page')}: ${standing} as before.`].join('\n\n')
}

function entryOf({ source, of, answer }: CheckedSource): string {
  const why = answer.state === 'gone' || answer.state === 'unknown' ? `  (${answer.why})` : ''
  const more = of.length > 1 ? ` and ${counted(of.length - 1, 'other')}` : ''
  const lines = [
    `${printable(source)}${printable(why)}`,
    `${of[0]?.of}${more}: ${printable(of[0]?.text ?? '')}`,
    ...(answer.state === 'moved' ? [`→ ${printable(answer.to)}`] : []),
    ...(answer.state === 'gone' ? [`copy: ${printable(archivedAt(source))}`] : []),
  ]
  return `  ${lines.join('\n    ')}`
}

export const sourcesCommand: Command = {
  name: 'sources',
  usage: '[--all]',
  summary: 'asks the sites of the sources whether the pages still exist',
  details:
    'It asks for the sources of truths, fables, starting facts and facts that are vouched for; with --all for those of all shown facts and corrections. Only public addresses are contacted, a few sites at a time, each page of a site a second after the one before: a thousand sources take about ten minutes. The sites see PUBLIC_URL as the address of the one who asks. The exit code is 1 if a page is gone.',
  options: { all: { type: 'boolean' } },
  run: async ({ options }, { settings, database }) => {
    const { PUBLIC_URL } = settings()
    if (PUBLIC_URL === undefined)
      throw new StartError('PUBLIC_URL is not set; the sites are told who asks.')
    const userAgent = `FactAndFable (+${PUBLIC_URL.origin})`
    const sources = await listSources(database(), options.all === true)
    const checked = await checkSources(sources, {
      ask: (source) => askSource(source, { userAgent }),
      onAnswer: showProgress,
    })
    return {
      text: printSources(checked),
      isWrong: checked.some(({ answer }) => answer.state === 'gone'),
    }
  },
}

function showProgress(answered: number, all: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${answered} of ${all}${answered === all ? '\n' : ''}`)
}
