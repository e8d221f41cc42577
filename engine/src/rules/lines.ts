import type { ContentLine, Tone } from '#content'
import type { Line } from '../model/line.ts'

/** Waits in milliseconds before the next line (specification 9, Line delays). */
export const WAIT = { none: 0, short: 300, usual: 700, long: 1000, longest: 1200 } as const

type Marks = Pick<Line, 'snapshot' | 'cue'>

/** One console line, with its snapshot and cue if it has any. */
export const line = (
  text: string,
  tone: Tone = 'plain',
  wait: number = WAIT.usual,
  marks: Marks = {},
): Line => ({ text, tone, wait, ...marks })

/** The same lines, with a snapshot or a cue on the first. */
export const markFirst = ([first, ...rest]: readonly Line[], marks: Marks): Line[] =>
  first === undefined ? [] : [{ ...first, ...marks }, ...rest]

/** A text with a value in place of each name in braces. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))

/** A line that opens with a quotation mark is speech. */
const toneOf = (text: string): Tone => (text.startsWith('“') ? 'speech' : 'plain')

/** A line of that text, in its own tone unless one is given; none without a text. */
export const lineIf = (text: string | undefined, tone?: Tone, wait?: number): Line[] =>
  text === undefined ? [] : [line(text, tone ?? toneOf(text), wait)]

/** Lines of content, with the usual tone and wait where they have none of their own. */
export const linesOf = (content: readonly ContentLine[]): Line[] =>
  content.map((entry) => {
    const { text, tone, wait }: Exclude<ContentLine, string> =
      typeof entry === 'string' ? { text: entry } : entry
    return line(text, tone ?? toneOf(text), wait)
  })

/** The same for a short story: each line but the last waits longer, unless it has a wait of its own. */
export const storyLines = (content: readonly ContentLine[]): Line[] =>
  linesOf(content).map((entry, at) =>
    at < content.length - 1 && entry.wait === WAIT.usual ? { ...entry, wait: WAIT.long } : entry,
  )

/** The same lines with the longest wait after the last, before a line that needs attention. */
export const withPauseAfter = (lines: readonly Line[]): Line[] =>
  lines.map((entry, at) => (at === lines.length - 1 ? { ...entry, wait: WAIT.longest } : entry))
