import { PATH_NAMES, PATHS_PER_SET } from '#content'
import { goodOf, describeGood } from './catalogue.ts'
import { textOf, type Command } from './command.ts'
import type { ModeName, State } from './state.ts'

export type Choice = {
  readonly command: Command
  /** The canonical text of the choice's command. */
  readonly text: string
  readonly label: string
  /** Known details of the choice: the kind of a seen path, or the effects of a good. */
  readonly hint?: string
}

/** Describes the inputs that a mode accepts. Buttons, hints, the terminal player, bots and tests are built from it. */
export type Prompt = {
  readonly mode: ModeName
  readonly choices: readonly Choice[]
  readonly free?: 'number' | 'name'
  readonly hint: string
}

const choice = (command: Command, label: string, hint?: string): Choice => ({
  command,
  text: textOf(command),
  label,
  ...(hint === undefined ? {} : { hint }),
})

const pathChoices = (seen: Extract<State['mode'], { name: 'paths' }>['seen']): Choice[] =>
  Array.from({ length: PATHS_PER_SET }, (_, slot) => {
    const kind = seen?.[slot]
    return choice({ type: 'path', path: slot + 1 }, `Path ${slot + 1}`, kind && PATH_NAMES[kind])
  })

/** Every choice is a legal command (docs/rules.md, section 4). */
export function promptOf({ mode, maxDamage }: State): Prompt {
  switch (mode.name) {
    case 'start':
      return { mode: mode.name, choices: [choice({ type: 'start' }, 'Start')], hint: 'start' }
    case 'playerInput':
      return { mode: mode.name, choices: [], free: 'name', hint: 'Your name' }
    case 'paychance':
      return {
        mode: mode.name,
        choices: [choice({ type: 'pay' }, 'Pay ($)'), choice({ type: 'chance' }, 'Chance (?)')],
        hint: 'pay or chance',
      }
    case 'paths':
      return { mode: mode.name, choices: pathChoices(mode.seen), hint: 'path 1 to path 4' }
    case 'attack':
      return { mode: mode.name, choices: [], free: 'number', hint: `A number, 0 to ${maxDamage}` }
    case 'yesno':
      return {
        mode: mode.name,
        choices: [choice({ type: 'yes' }, 'Yes'), choice({ type: 'no' }, 'No')],
        hint: 'yes or no',
      }
    case 'merchant':
      return {
        mode: mode.name,
        choices: [
          ...mode.goods.map((id, slot) =>
            choice({ type: 'buy', slot: slot + 1 }, String(slot + 1), describeGood(goodOf(id))),
          ),
          choice({ type: 'leave' }, 'none'),
        ],
        hint: '1, 2, 3 or none',
      }
  }
}
