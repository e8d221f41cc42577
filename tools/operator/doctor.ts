import { runDoctor } from '@fable/server/operator'
import { printable } from '../printable.ts'
import type { Command } from './command.ts'

const MARKS = { good: 'ok   ', note: 'note ', wrong: 'WRONG' } as const

export const doctorCommand: Command = {
  name: 'doctor',
  usage: '[--send-to <e-mail>]',
  summary:
    'checks settings, disk, database, backups, the running server and mail, and suggests a fix for each fault',
  details:
    'It changes nothing, and works whether or not the server is running. It sends requests to the server at its own address, and at PUBLIC_URL like a visitor. It connects to the mail server, but sends no mail without --send-to. It reads the whole database, which takes a second or so per gigabyte.',
  options: { 'send-to': { type: 'string' } },
  run: async ({ options }, { environment }) => {
    const sendTo = options['send-to']
    const findings = await runDoctor({
      environment,
      now: Date.now(),
      sendTo: typeof sendTo === 'string' ? sendTo : undefined,
    })
    const width = Math.max(...findings.map(({ subject }) => subject.length))
    const lines = findings.flatMap(({ state, subject, text, fix }) => [
      `${MARKS[state]}  ${subject.padEnd(width)}  ${printable(text)}`,
      ...(fix === undefined ? [] : [`       ${' '.repeat(width)}  → ${printable(fix)}`]),
    ])
    const wrong = findings.filter(({ state }) => state === 'wrong').length
    const end = wrong === 0 ? 'No problems found.' : `Problems: ${wrong}.`
    return { text: [...lines, '', end].join('\n'), isWrong: wrong > 0 }
  },
}
