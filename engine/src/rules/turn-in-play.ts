import type { Tone } from '#content'
import type { Cue, Line } from '../model/line.ts'
import { Printed } from '../model/printed.ts'
import { snapshotOf } from '../model/snapshot.ts'
import type { Ending, State } from '../model/state.ts'
import type { TurnRng } from '../rng/rng.ts'
import { line, WAIT } from './lines.ts'

/** A state that rules change. What its fields hold is replaced, never changed: it belongs to the state before, too. */
type Draft = { -readonly [Field in keyof Omit<State, 'printed'>]-?: State[Field] }

/** A turn while the rules play it: they change its state and print its lines in the order of events. */
export class TurnInPlay {
  readonly state: Draft
  readonly printed: Printed
  readonly lines: Line[] = []
  readonly rng: TurnRng
  /** Set once the run has ended. */
  ended: Ending | undefined

  constructor(before: State, rng: TurnRng) {
    const { printed = '', ...state } = before
    this.printed = new Printed(printed)
    this.state = state
    this.rng = rng
  }

  /** Prints a line in its own tone unless one is given; nothing without a text. */
  print(text: string | undefined, tone?: Tone, wait?: number, cue?: Cue): void {
    if (text === undefined) return
    const printed = line(text, tone, wait)
    this.lines.push(cue === undefined ? printed : { ...printed, cue })
  }

  /** Prints a line with a snapshot of the numbers as they are now. */
  report(text: string, tone: Tone, wait: number, cue?: Cue): void {
    const snapshot = snapshotOf(this.state)
    this.lines.push(
      cue === undefined ? { text, tone, wait, snapshot } : { text, tone, wait, snapshot, cue },
    )
  }

  /** Prints lines of content. */
  printAll(lines: readonly Line[]): void {
    for (const printed of lines) this.lines.push(printed)
  }

  /** The same, with a snapshot of the numbers on the first. */
  reportAll(lines: readonly Line[], cue?: Cue): void {
    for (const printed of lines) {
      if (printed !== lines[0]) this.lines.push(printed)
      else this.report(printed.text, printed.tone, printed.wait, cue)
    }
  }

  /** Lets the last line wait longest, before a line that needs attention. */
  pause(): void {
    const last = this.lines.pop()
    if (last) this.lines.push({ ...last, wait: WAIT.longest })
  }
}
