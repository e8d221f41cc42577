import type { ContentLine, Tone } from '#content'
import type { Line } from '../model/line.ts'
import { once } from '../model/once.ts'

/** Waits in milliseconds before the next line (docs/rules.md, section 9). */
export const WAIT = { none: 0, short: 300, usual: 700, long: 1000, longest: 1200 } as const

/** A line that opens with a quotation mark is speech. */
const toneOf = (text: string): Tone => (text.startsWith('“') ? 'speech' : 'plain')

/** One console line, with the usual tone and wait unless it has its own. */
export const line = (text: string, tone: Tone = toneOf(text), wait: number = WAIT.usual): Line => ({
  text,
  tone,
  wait,
})

/** A text with a value in place of each name in braces. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))

/** Lines of content, with the usual tone and wait where they have none of their own. */
export const linesOf = once((content: readonly ContentLine[]): readonly Line[] =>
  content.map((entry) =>
    typeof entry === 'string' ? line(entry) : line(entry.text, entry.tone, entry.wait),
  ),
)

/** The same for a short story: each line but the last waits longer, unless it has a wait of its own. */
export const storyLines = once((content: readonly ContentLine[]): readonly Line[] =>
  linesOf(content).map((entry, at) =>
    at < content.length - 1 && entry.wait === WAIT.usual ? { ...entry, wait: WAIT.long } : entry,
  ),
)
