import { EVENT_DAYS, REPORTS, SPECIFIED_MESSAGES, STAT_LABELS } from '#content'
import type { Changes, CharacterId, ContentLine, FoeRef, Tone } from '#content'
import { snapshotOf } from '../model/line.ts'
import type { Cue, Line, TurnLine } from '../model/line.ts'
import type { Memory } from '../model/memory.ts'
import { Printed } from '../model/printed.ts'
import type { Ending, Numbers, State } from '../model/state.ts'
import type { TurnEvent } from '../model/turn-event.ts'
import type { TurnRng } from '../rng/rng.ts'

/** The waits before the next line, in milliseconds (docs/rules.md, section 9). */
export const WAIT = { none: 0, short: 300, usual: 700, long: 1000, longest: 1200 } as const

/** The waits after a line that the player has read before. */
const TOLD_WAITS: ReadonlyMap<number, number> = new Map([
  [WAIT.longest, WAIT.usual],
  [WAIT.long, WAIT.short],
  [WAIT.usual, WAIT.short],
  [WAIT.short, WAIT.none],
])

const toneOf = (text: string): Tone => (text.startsWith('“') ? 'speech' : 'plain')

export const line = (text: string, tone: Tone = toneOf(text), wait: number = WAIT.usual): Line => ({
  text,
  tone,
  wait,
})

/** `form` is the text with the names in braces, without their values. */
export type Filled = { readonly text: string; readonly form: string }

export const fill = (form: string, values: Readonly<Record<string, string | number>>): Filled => ({
  text: form.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces)),
  form,
})

const filled = (text: string | Filled): Filled =>
  typeof text === 'string' ? { text, form: text } : text

/** The lines that docs/rules.md specifies. Each keeps its wait when a run prints it for the first time. */
const SPECIFIED: ReadonlySet<string> = new Set(Object.values(SPECIFIED_MESSAGES))

export const linesOf = once((content: readonly ContentLine[]): readonly Line[] =>
  content.map((entry) =>
    typeof entry === 'string' ? line(entry) : line(entry.text, entry.tone, entry.wait),
  ),
)

/** All lines of a story but the last get a longer wait, unless a line has a wait of its own. */
export const storyLines = once((content: readonly ContentLine[]): readonly Line[] =>
  linesOf(content).map((entry, at) =>
    at < content.length - 1 && entry.wait === WAIT.usual ? { ...entry, wait: WAIT.long } : entry,
  ),
)

// Adds a missing full stop, so that another text can follow.
const withFullStop = (text: string): string => text.replace(/\w$/, '$&.')

/**
 * A state that rules may change. Rules assign new values to its fields. They never mutate a value, because the state
 * before the turn shares it.
 */
type Draft = { -readonly [Field in keyof Omit<State, 'printed'>]-?: State[Field] }

/**
 * A turn in progress. The rules change its state, record events and print lines. A line belongs to the event that was
 * recorded last.
 */
export class TurnInPlay {
  readonly state: Draft
  readonly printed: Printed
  readonly events: TurnEvent[] = []
  readonly lines: TurnLine[] = []
  readonly rng: TurnRng
  readonly memory: Memory | undefined
  /** The texts that the run had printed before this turn; null without a memory. */
  readonly #earlier: Printed | null
  ended: Ending | undefined

  constructor(before: State, rng: TurnRng, memory?: Memory) {
    const { printed = '', ...state } = before
    this.printed = new Printed(printed)
    this.#earlier = memory ? new Printed(printed) : null
    this.state = state
    this.rng = rng
    this.memory = memory
  }

  record(event: TurnEvent): void {
    this.events.push(event)
  }

  /**
   * Adds a line. If the player has read the line before, its wait is shorter, except at the end of a run. `form` is the
   * line's text without the values in it.
   */
  #add(line: Line, form = line.text): void {
    const event = this.events.length - 1
    const isShort = !this.ended && this.#isTold(form)
    const wait = isShort ? (TOLD_WAITS.get(line.wait) ?? line.wait) : line.wait
    if (this.memory) this.printed.add(form)
    this.lines.push({ ...line, wait, event })
  }

  /**
   * True if the run has printed a line of this form in an earlier turn, or if the player has read one in another run.
   */
  #isTold(form: string): boolean {
    const isPrinted = this.#earlier !== null && this.#earlier.positionOf(form) >= 0
    return isPrinted || (this.isRead(form) && !SPECIFIED.has(form))
  }

  /** If `said` is undefined, prints nothing. */
  print(said: string | Filled | undefined, tone?: Tone, wait?: number, cue?: Cue): void {
    if (said === undefined) return
    const { text, form } = filled(said)
    const printed = line(text, tone, wait)
    this.#add(cue === undefined ? printed : { ...printed, cue }, form)
  }

  report(said: string | Filled, tone: Tone, wait: number, cue?: Cue): void {
    const { text, form } = filled(said)
    const snapshot = snapshotOf(this.state)
    const reported = { text, tone, wait, snapshot }
    this.#add(cue === undefined ? reported : { ...reported, cue }, form)
  }

  printAll(lines: readonly Line[]): void {
    for (const printed of lines) this.#add(printed)
  }

  /** The first line gets a snapshot of the current numbers. */
  reportAll(lines: readonly Line[], cue?: Cue): void {
    for (const printed of lines) {
      if (printed !== lines[0]) this.#add(printed)
      else this.report(printed.text, printed.tone, printed.wait, cue)
    }
  }

  isRead(text: string): boolean {
    return this.memory?.isRead(text) ?? false
  }

  /** Joins the lines from this index on into one line, so that the console prints them sooner. */
  joinLines(from: number): void {
    const lines = this.lines.splice(from)
    const last = lines.at(-1)
    if (last) this.lines.push(joined(lines, last))
  }

  setLastWait(wait: number): void {
    const last = this.lines.pop()
    if (last) this.lines.push({ ...last, wait })
  }
}

export const NO_CHANGES: Changes = { health: 0, damage: 0, gold: 0, days: 0 }

export const ONE_DAY: Changes = { ...NO_CHANGES, days: EVENT_DAYS }

type Change = {
  readonly stat: keyof Numbers
  readonly amount: number
  readonly by: CharacterId | null
}

/**
 * Applies the changes one after the other. No number goes below 0. Prints a line for each change, except for the day
 * that every encounter takes (docs/rules.md, section 4, Yes or no). `by` is who causes the changes.
 */
export function applyChanges(
  turn: TurnInPlay,
  changes: Changes,
  by: CharacterId | null = null,
): void {
  const health = change(turn, { stat: 'health', amount: changes.health, by })
  reportChange(turn, health, STAT_LABELS.health, undefined, health < 0 ? 'hurt' : undefined)
  const damage = change(turn, { stat: 'maxDamage', amount: changes.damage, by })
  reportChange(turn, damage, STAT_LABELS.damage)
  const gold = change(turn, { stat: 'gold', amount: changes.gold, by })
  reportChange(turn, gold, STAT_LABELS.gold, 'gold')
  const days = change(turn, { stat: 'day', amount: changes.days, by })
  if (days === EVENT_DAYS) return
  reportChange(turn, days, STAT_LABELS[Math.abs(days) === 1 ? 'day' : 'days'])
}

function change(turn: TurnInPlay, { stat, amount, by }: Change): number {
  const from = turn.state[stat]
  const to = Math.max(0, from + amount)
  if (to === from) return 0
  turn.state[stat] = to
  turn.record({ type: 'changed', stat, from, to, by })
  return to - from
}

/** '+1 HEALTH', '-2 GOLD', '+1 DAY' */
function reportChange(
  turn: TurnInPlay,
  difference: number,
  label: string,
  tone: Tone = difference > 0 ? 'good' : 'bad',
  cue?: Cue,
): void {
  if (difference === 0) return
  const by = `${difference > 0 ? '+' : '-'}${Math.abs(difference)}`
  turn.report(fill(REPORTS.change, { by, label }), tone, WAIT.short, cue)
}

export function toggleFoe(turn: TurnInPlay, foe: FoeRef & { toggle: boolean }): void {
  const { state } = turn
  if (foe.type === 'enemy') state.enemies = { ...state.enemies, [foe.id]: foe.toggle }
  else state.bosses = { ...state.bosses, [foe.id]: foe.toggle }
  turn.record({ type: 'toggled', foe: foe.id, isOn: foe.toggle })
}

/** The result for an argument is kept, so the argument must never change. Content never does. */
function once<Value extends object, Result>(
  work: (value: Value) => Result,
): (value: Value) => Result {
  const results = new WeakMap<Value, Result>()
  return (value) => {
    const known = results.get(value)
    if (known !== undefined) return known
    const result = work(value)
    results.set(value, result)
    return result
  }
}

/** The joined line has all texts, the last numbers, and the first tone that is not plain. */
function joined(lines: readonly TurnLine[], last: TurnLine): TurnLine {
  const main = lines.findLast(({ cue }) => cue !== undefined) ?? last
  const first = lines.find(({ tone }) => tone !== 'plain')?.tone ?? 'plain'
  // A title card is always a single line, so a joined line has the tone 'good' instead.
  const tone = first === 'title' ? 'good' : first
  const text = lines.map((each) => withFullStop(each.text)).join(' ')
  const snapshot = lines.findLast((each) => each.snapshot)?.snapshot
  const wait = Math.min(last.wait, WAIT.usual)
  return { ...main, text, tone, wait, ...(snapshot && { snapshot }) }
}
