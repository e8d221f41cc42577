import { ENEMIES, BOSSES, OPPORTUNITIES, REWARDS } from '#content'
import { FULL_BLOW, MISS, PATH_PROMPT, SPECIFIED_MESSAGES } from '#content'
import type { Line } from '../model/line.ts'

/** The beginnings and endings of reports: what happened, in numbers and names. */
const REPORTS = [
  /^[+-]\d+ /, // what changed
  /^\d\. /, // a good
  /^Path \d: /,
  /^You (hit .+ for \d|find a reward: |buy: )/,
  / hits back for \d/,
  / blocks the path\.$/,
  /: \d+ HEALTH, \d+ MAX DAMAGE$/,
  /^Attack with a number, /,
  / is defeated!$/,
  / dropped\.\.\.$/,
  / leaves you: /,
]

/** A text of the content, with anything in place of a name in braces. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`)

/** Fixed texts: prompts, plain reports, and the messages of docs/rules.md. */
const FIXED = [FULL_BLOW, MISS, PATH_PROMPT, ...Object.values(SPECIFIED_MESSAGES)]

const NAMES = new Set([
  ...[...ENEMIES, ...BOSSES].map(({ name }) => name),
  ...OPPORTUNITIES.flatMap(({ title, question }) => [title, question]),
  ...REWARDS.map(({ name }) => `${name}!`),
])

const PLAIN = [...REPORTS, ...FIXED.map(patternOf)]

/**
 * Checks whether a line is prose, whose repetition a player notices: any line except reports of numbers and names,
 * prompts, and messages that docs/rules.md fixes. Lines that are not listed here count as prose.
 */
export const isProse = ({ text }: Line): boolean =>
  !NAMES.has(text) && !PLAIN.some((pattern) => pattern.test(text))
