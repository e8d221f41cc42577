import type { Words } from './content/shapes.ts'
import type { Line, State, Tone, Turn } from './state.ts'

/** Pauses in milliseconds before the line that follows (specification 9, Line delays). */
export const WAIT = { none: 0, short: 300, usual: 700, long: 1000, longest: 1200 } as const

/** One console line; `marks` are the numbers as of it, and the moment that it is. */
export const line = (
  text: string,
  tone: Tone = 'plain',
  wait: number = WAIT.usual,
  marks: Pick<Line, 'now' | 'moment'> = {},
): Line => ({ text, tone, wait, ...marks })

/** The same lines, the first of them marked. */
export const markFirst = (
  [first, ...rest]: readonly Line[],
  marks: Pick<Line, 'now' | 'moment'>,
): Line[] => (first === undefined ? [] : [{ ...first, ...marks }, ...rest])

/** Who opens with a quotation mark is speaking. */
const toneOf = (text: string): Tone => (text.startsWith('“') ? 'speech' : 'plain')

/** Lines of content, with the usual tone and pause where they have none of their own. */
export const tell = (words: readonly Words[]): Line[] =>
  words.map((it) => {
    const { text, tone, wait }: Exclude<Words, string> = typeof it === 'string' ? { text: it } : it
    return line(text, tone ?? toneOf(text), wait)
  })

/** A short story: a longer pause before its last line, where it has none of its own. */
export const tellStory = (words: readonly Words[]): Line[] =>
  tell(words.map((it) => (typeof it === 'string' ? { text: it } : it))).map((it, at) =>
    at < words.length - 1 && it.wait === WAIT.usual ? { ...it, wait: WAIT.long } : it,
  )

/** The same lines, and silence after them, before what is a moment of its own. */
export const hush = (lines: readonly Line[]): Line[] =>
  lines.map((it, at) => (at === lines.length - 1 ? { ...it, wait: WAIT.longest } : it))

/** An answer that the rules refuse: the same state, and why. */
export const refuse = (state: State, ...lines: readonly Line[]): Turn => ({
  state,
  lines,
  accepted: false,
})

/** An answer that was played. */
export const play = (state: State, lines: readonly Line[]): Turn => ({
  state,
  lines,
  accepted: true,
})
