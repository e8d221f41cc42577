import type { Database } from '@fable/server/operator'
import { backUp } from './backup.ts'
import { hideFact, showReports, unhideFact } from './facts.ts'
import { showFeedback } from './feedback.ts'
import { hideRun, removeName, restoreName, unhideRun } from './runs.ts'

type Command = {
  /** The command's name and arguments. */
  readonly usage: string
  readonly summary: string
  /** Other forms of it. */
  readonly more?: readonly (readonly [usage: string, summary: string])[]
  /** Returns the text to print. Throws a StartError if the arguments are wrong. */
  readonly run: (database: Database, args: readonly string[]) => Promise<string>
}

/** All commands by name. */
export const commands: ReadonlyMap<string, Command> = new Map([
  [
    'feedback',
    {
      usage: 'feedback [--all | --limit n]',
      summary: 'what players wrote, the newest first; 20 when nothing is said',
      run: showFeedback,
    },
  ],
  [
    'reports',
    {
      usage: 'reports [--all | --limit n]',
      summary: 'which facts visitors reported and why, the newest first; 20 when nothing is said',
      run: showReports,
    },
  ],
  [
    'hide-fact',
    {
      usage: 'hide-fact <address or id of a fact>',
      summary: 'takes it off every list, page, search and feed',
      run: hideFact,
    },
  ],
  [
    'unhide-fact',
    {
      usage: 'unhide-fact <address or id of a fact>',
      summary: 'puts it back, with its votes',
      run: unhideFact,
    },
  ],
  [
    'hide',
    {
      usage: 'hide <address or id of a run>',
      summary: 'takes it off the leaderboard and its name away; the link keeps working',
      more: [
        ['hide --account <username>', 'the same for all runs of an account, later ones included'],
        ['hide --name <name>', 'the same for all runs under a name, in every spelling'],
      ],
      run: hideRun,
    },
  ],
  [
    'unhide',
    {
      usage: 'unhide <address or id of a run>',
      summary: 'puts it back, with its name; with --account and --name as above',
      run: unhideRun,
    },
  ],
  [
    'remove-name',
    {
      usage: 'remove-name <address or id of a run>',
      summary: "shows it as 'Adventurer', in its place; restore-name gives the name back",
      run: removeName,
    },
  ],
  [
    'restore-name',
    {
      usage: 'restore-name <address or id of a run>',
      summary: 'shows it under its name again',
      run: restoreName,
    },
  ],
  [
    'backup',
    {
      usage: 'backup <file>',
      summary: 'copies the embedded database into a new file, while the server runs',
      run: backUp,
    },
  ],
])

const rows = [
  ...[...commands.values()].flatMap(({ usage, summary, more = [] }) => [
    [usage, summary] as const,
    ...more,
  ]),
  ['help', 'this list'] as const,
]
const width = Math.max(...rows.map(([usage]) => usage.length))

export const helpText = [
  'npm run operator <command>, on the database that the settings name:',
  ...rows.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
  '',
  'npm keeps options for itself unless they follow two dashes: npm run operator -- feedback --all, hide -- --name Wanda',
].join('\n')
