import { CASE_KINDS } from '@fable/contract/limits'
import { UsageError } from '../options.ts'
import { backupCommands } from './backup.ts'
import { caseActionCommands } from './case-actions.ts'
import { caseListCommand } from './case-list.ts'
import { type Command, typed } from './command.ts'
import { deskCommands } from './desk.ts'
import { doctorCommand } from './doctor.ts'
import { fableCommands } from './fables.ts'
import { feedbackCommands } from './feedback.ts'
import { leaderboardCommands } from './leaderboard.ts'
import { reportsCommand } from './reports.ts'
import { sourcesCommand } from './sources.ts'
import { truthCommands } from './truths.ts'
import { userCommands } from './users.ts'

const commands: readonly Command[] = [
  ...CASE_KINDS.flatMap((kind) => [caseListCommand(kind), ...caseActionCommands(kind)]),
  reportsCommand,
  ...deskCommands,
  ...fableCommands,
  ...truthCommands,
  sourcesCommand,
  ...feedbackCommands,
  ...leaderboardCommands,
  ...userCommands,
  ...backupCommands,
  doctorCommand,
]

const startsWith = (args: readonly string[], { name }: Command) =>
  name.split(' ').every((word, n) => args[n] === word)

const signature = ({ name, usage }: Command) => `${name} ${usage}`.trim()

export const helpText = [
  'npm run operator <command>. Commands use the database and the folder from the settings:',
  '',
  ...list(commands),
  '',
  'For details: help <command>, or <command> --help. npm passes options on only after two dashes: npm run operator -- feedback --all',
  'Exit codes: 0 on success, 1 if a command failed or the doctor found a problem, 2 for invalid usage.',
].join('\n')

const helpOf = (command: Command) =>
  [
    typed(command, command.usage),
    '',
    `${command.summary[0]?.toUpperCase() ?? ''}${command.summary.slice(1)}.`,
    ...(command.details === undefined ? [] : ['', command.details]),
  ].join('\n')

export function helpFor(args: readonly string[]): string | undefined {
  const command = commands.find((each) => startsWith(args, each))
  if (command) return helpOf(command)
  const group = commands.filter(({ name }) => name.split(' ')[0] === args[0])
  return group.length > 0 ? list(group).join('\n') : undefined
}

function list(listed: readonly Command[]) {
  const width = Math.max(...listed.map((command) => signature(command).length))
  return listed.map((command) => `  ${signature(command).padEnd(width)}  ${command.summary}`)
}

/** Throws a UsageError if no command has the name. */
export function findCommand(args: readonly string[]): {
  readonly command: Command
  readonly rest: string[]
} {
  const command = commands.find((each) => startsWith(args, each))
  if (command) return { command, rest: args.slice(command.name.split(' ').length) }
  const named = args.filter((argument) => !argument.startsWith('-')).slice(0, 2)
  const group = helpFor(named.slice(0, 1))
  if (group !== undefined && named.length === 1) throw new UsageError(`Use one of:\n${group}`)
  throw new UsageError(`There is no command "${named.join(' ')}".\n\n${group ?? helpText}`)
}
