import { reasonSchema } from '@fable/contract'
import { OPERATOR_NAME_MAX } from '@fable/contract/limits'
import type { Action } from '@fable/server/operator'
import { UsageError } from '../options.ts'
import { type Arguments, typed } from './command.ts'
import { counted } from './entries.ts'

export const LOG_ENTRY = { as: { type: 'string' }, why: { type: 'string' } } as const

export function logEntryOf({ options: { as, why } }: Arguments): {
  readonly who: string
  readonly why: string
  readonly now: number
} {
  const reason = reasonSchema.safeParse(typeof why === 'string' ? why : '')
  if (!reason.success) throw new UsageError(`--why ${firstMessage(reason.error)}.`)
  return { who: nameOf('--as', as, 'the command line'), why: reason.data, now: Date.now() }
}

export function nameOf(option: string, given: unknown, other: string): string {
  const name = typeof given === 'string' ? given.trim() : other
  if (name === '') throw new UsageError(`${option} is empty.`)
  if (name.length <= OPERATOR_NAME_MAX) return name
  throw new UsageError(`${option} has more than ${OPERATOR_NAME_MAX} characters.`)
}

export function firstMessage({
  issues,
}: {
  readonly issues: readonly { message: string }[]
}): string {
  return issues[0]?.message ?? 'is not valid'
}

export function say({ id, count, canUndo }: Action, thing: string, done: string): string {
  const said = `${counted(count, thing)} ${done}`
  return canUndo ? `${said}\n${undoText(id)}` : said
}

export function undoText(actionId: number): string {
  return `To undo this: ${typed({ name: 'desk undo' }, String(actionId))}`
}
