import type { Database } from '@fable/server/operator'
import { backUp } from './backup.ts'
import { hideFact, showReports, unhideFact } from './facts.ts'
import { showFeedback } from './feedback.ts'
import { hideRun, unhideRun } from './runs.ts'

type Command = {
  /** The command's name and arguments. */
  readonly usage: string
  readonly summary: string
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
      run: hideRun,
    },
  ],
  [
    'unhide',
    {
      usage: 'unhide <address or id of a run>',
      summary: 'puts it back, with its name',
      run: unhideRun,
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
  ...Array.from(commands.values(), ({ usage, summary }) => [usage, summary] as const),
  ['help', 'this list'] as const,
]
const width = Math.max(...rows.map(([usage]) => usage.length))

export const helpText = [
  'npm run operator <command>, on the database that the settings name:',
  ...rows.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
  '',
  'npm keeps options for itself unless they follow two dashes: npm run operator -- feedback --all',
].join('\n')
