import type { Round, RoundResults, RoundSeals, RoundSolution } from '@fable/contract'
import { addDays, DAY_MS, friendPath, type RoundResult } from '@fable/contract/limits'
import { numberWord, withCommas } from '../../lib/words.ts'
import { countFires } from './results.ts'

const REMARKS = [
  '“You are in good company. I sell that one every week.”',
  '“It sells very well. No refunds.”',
  '“Do not take it to heart. I believed it myself, until I had to sell it.”',
  '“It has fooled whole dinner tables.”',
  '“The true ones always look shabbier.”',
  '“I polish the false ones. It is only fair that you know.”',
  '“A pleasure doing business.”',
] as const

export const isFound = (result: RoundResult): boolean => result.endsWith('found')

export const isLate = (result: RoundResult): boolean => result.startsWith('late')

/** The remark differs from day to day, but is the same for everybody. */
export const remarkOf = (day: string): string =>
  REMARKS[(Date.parse(day) / DAY_MS) % REMARKS.length] ?? REMARKS[0]

const VERDICTS = {
  found: 'Spotted.',
  fooled: 'It got you.',
  'late-found': 'Spotted, late.',
  'late-fooled': 'It got you, late.',
} as const satisfies Record<RoundResult, string>

export const verdictOf = (result: RoundResult): string => VERDICTS[result]

export type Own = { readonly results: RoundResults; readonly seals: RoundSeals }

export function fireTextOf(
  { results, seals }: Own,
  { day, state }: { readonly day: string; readonly state: Round['state'] },
): readonly [string, string] {
  if (results[day] !== 'found') return ['Too late to count.', 'It warms all the same.']
  const isTwice = seals[day] === 'right'
  if (state === 'over') return [isTwice ? 'That fire burnt twice.' : 'That day’s fire was lit.', '']
  const fires = countFires(results, seals)
  const makes = fires > 1 ? `That makes ${numberWord(fires).toLowerCase()}.` : 'Your first.'
  const lit = state === 'open' ? 'Today’s fire is lit.' : 'Yesterday’s fire is lit.'
  return [isTwice ? 'The fire burns twice.' : lit, makes]
}

const PERCENT_MIN = 20

/** For example '38%', or '2 of 5' if there are few picks. */
export const shareOf = (part: number, all: number): string =>
  all >= PERCENT_MIN ? `${Math.round((100 * part) / all)}%` : `${part} of ${withCommas(all)}`

type Picks = {
  /** `count` is the number of picks of this sentence. `all` is the number of picks of all three sentences. */
  readonly count: number
  readonly all: number
  readonly isOwn: boolean
  /** True if the counts already include the pick of this browser. */
  readonly isCounted: boolean
}

export function picksText({ count, all, isOwn, isCounted }: Picks): string {
  const others = isOwn && isCounted ? count - 1 : count
  return isOwn && others <= 0 ? 'No one else picked it' : `${shareOf(count, all)} picked it`
}

export function pickText({ state, seal }: Pick<Round, 'state' | 'seal'>): string {
  if (state === 'over') return 'Two are true, one is a fable.'
  if (state === 'late') return 'Yesterday’s round still counts.'
  return seal ? 'One pick. The seal breaks with it.' : 'The same three for everybody.'
}

export const LATE_RULE = 'Not played yet. A late round lights no fire and costs no day.'

type Tally = RoundSolution['tally']

export function questionOf(tally: Tally | undefined): readonly [string, string] {
  const { found = 0, played = 0 } = tally ?? {}
  if (played === 0) return ['One of these is a fable.', 'Which?']
  const fooled = played - found
  if (fooled === 0) return ['No one fell for this one.', 'Would you?']
  return [`${shareOf(fooled, played)} fell for this one.`, 'Would you?']
}

const SHOWN_DAYS = 7

export const shownDays = (last: string): readonly string[] =>
  Array.from({ length: SHOWN_DAYS }, (_, at) => addDays(last, at + 1 - SHOWN_DAYS))

const FIRE = '🔥'
const LOG = '🪵'

const FRACTIONS: readonly (readonly [words: string, value: number])[] = [
  ['1 in 10', 0.1],
  ['1 in 5', 0.2],
  ['1 in 4', 0.25],
  ['1 in 3', 1 / 3],
  ['2 in 5', 0.4],
  ['half', 0.5],
  ['3 in 5', 0.6],
  ['2 in 3', 2 / 3],
  ['3 in 4', 0.75],
  ['4 in 5', 0.8],
  ['9 in 10', 0.9],
]

/** For example '2 in 5'. Returns null if there are few picks. */
export function fractionOf(part: number, all: number): string | null {
  if (all < PERCENT_MIN) return null
  const distance = (value: number) => Math.abs(value - part / all)
  const [words] = FRACTIONS.reduce((one, other) =>
    distance(other[1]) < distance(one[1]) ? other : one,
  )
  return words
}

type Shared = Own & {
  readonly day: string
  readonly result: RoundResult
  readonly tally: Tally
  readonly sealed: string | undefined
  /** The name of the sender; '' without an account. */
  readonly sender: string
  readonly origin: string
}

function sharedResult({ day, result, seals, tally: { found, played } }: Shared): string {
  if (isLate(result)) {
    const others = fractionOf(found, played)
    const said = isFound(result) ? `${FIRE} Spotted, late.` : `${LOG} It got me, late.`
    return others ? `${said} On the day, ${others} spotted it.` : said
  }
  if (!isFound(result)) {
    const others = fractionOf(played - found, played)
    return `${LOG} It got me${others ? `, and ${others} of us` : ''}.`
  }
  const others = fractionOf(found, played)
  const fires = seals[day] === 'right' ? FIRE + FIRE : FIRE
  return `${fires} Spotted${others ? `, ${others} did` : ''}.`
}

function sharedSeal({ day, seals }: Shared): string {
  if (seals[day] === 'right') return ' And the wax was right.'
  return seals[day] === 'wrong' ? ' The wax was wrong.' : ''
}

/** The text reveals nothing about the sentences of the round. */
export function shareTextOf(shared: Shared): string {
  const said = sharedResult(shared) + sharedSeal(shared)
  const { day, sender, origin, result, sealed } = shared
  const friend = { name: sender, result: isFound(result) ? 'spotted' : 'missed' } as const
  const lines = sealed ? [said, `Sealed: fact or fable? “${sealed}”`] : [`${said} Can you?`]
  return [...lines, origin + friendPath(day, friend)].join('\n')
}
