import {
  ENDING_SPEECHES,
  ENDING_TITLE,
  LAST_DAY,
  LAST_WORDS,
  PATH_PROMPT,
  PROMPTS_UNTIL_DAY,
  RUMOURS,
  SPECIFIED_MESSAGES,
  VIEW_PRICE,
} from '#content'
import { rumoursOn } from '../model/catalogue.ts'
import { verdictsOf } from '../model/describe-ending.ts'
import type { Ending, PathKind, State } from '../model/state.ts'
import type { TurnEventOf } from '../model/turn-event.ts'
import { inTurn, isPrinted, take } from './prose.ts'
import { fill, line, linesOf, storyLines, WAIT } from './turn-in-play.ts'
import type { Filled, TurnInPlay } from './turn-in-play.ts'

type Killer = NonNullable<Ending['killer']>

const endingOf = (state: State, cause: Ending['cause'], killer?: Killer): Ending => ({
  cause,
  daysSurvived: Math.min(state.day, LAST_DAY),
  strength: state.health + state.maxDamage + state.gold,
  kills: state.stats.kills,
  bestHit: state.stats.bestHit,
  gold: state.gold,
  ...(killer === undefined ? {} : { killer }),
})

const quoted = (text: string): string => `“${text}”`

export function die(turn: TurnInPlay, killer: Killer): void {
  turn.setLastWait(WAIT.longest)
  const ended = endingOf(turn.state, 'death', killer)
  turn.ended = ended
  turn.record({ type: 'died', by: killer, days: ended.daysSurvived })
  turn.report(SPECIFIED_MESSAGES.youDied, 'danger', WAIT.longest, 'death')
  end(turn, ended)
}

function end(turn: TurnInPlay, ended: Ending): void {
  const days = fill(SPECIFIED_MESSAGES.daysSurvived, { days: ended.daysSurvived })
  turn.print(days, 'title', WAIT.longest)
  const { below, texts } = verdictsOf(ended)
  const [verdict, ...others] = texts
  turn.record({ type: 'verdict', below })
  turn.print(inTurn(turn, [quoted(verdict), ...others.map(quoted)]), 'speech')
  turn.record({ type: 'asked', mode: 'start' })
  turn.print(inTurn(turn, LAST_WORDS), 'speech', WAIT.none)
}

/** Ends a run that has reached day 100 or later (docs/rules.md, section 4, End of game). */
export function finish(turn: TurnInPlay): void {
  turn.setLastWait(WAIT.longest)
  // If the turn was in a fight, the fight ends as well.
  turn.state.mode = { name: 'start' }
  const ended = endingOf(turn.state, 'hundred')
  turn.ended = ended
  turn.record({ type: 'hundredth-day', days: ended.daysSurvived })
  const wins = turn.memory?.wins ?? 0
  const speech = ENDING_SPEECHES[wins % ENDING_SPEECHES.length] ?? ENDING_SPEECHES[0]
  turn.reportAll(linesOf(ENDING_TITLE), 'hundredth-day')
  turn.printAll(storyLines(speech))
  end(turn, ended)
}

export const isLastDay = (state: State): boolean => state.day >= LAST_DAY

/**
 * Prints a prompt that says only what the buttons show. It is printed on the first days, and later if the turn prints
 * nothing else.
 */
export function prompt(turn: TurnInPlay, text: string | Filled): void {
  const isNeeded = turn.state.day <= PROMPTS_UNTIL_DAY || turn.lines.length === 0
  if (isNeeded) turn.report(text, 'quiet', WAIT.none)
  else turn.setLastWait(WAIT.none)
}

export function offerPaths(turn: TurnInPlay, seen: readonly PathKind[] | null): void {
  turn.state.mode = { name: 'paths', seen }
  turn.record({ type: 'asked', mode: 'paths' })
  prompt(turn, PATH_PROMPT)
}

const PAY_PROMPT = [line(SPECIFIED_MESSAGES.payPrompt, 'gold', WAIT.none)]
const NO_GOLD = [line(SPECIFIED_MESSAGES.noGold, 'quiet')]

/**
 * Leads to the next choice of a path. On day 100 the run ends instead. The rumours of the day come first, once in a
 * run. A player without gold then comes to the paths at once (docs/rules.md, section 4).
 */
export function proceed(turn: TurnInPlay): void {
  const { state } = turn
  if (isLastDay(state)) {
    finish(turn)
    return
  }
  const canPay = state.gold >= VIEW_PRICE
  state.mode = { name: 'paychance' }
  const isRumoured = printRumours(turn)
  turn.record(canPay ? { type: 'asked', mode: 'paychance' } : { type: 'no-gold' })
  const offer = canPay ? PAY_PROMPT : NO_GOLD
  // The first line after an encounter shows the numbers of the new day. If there are rumours, their first line has
  // already done so.
  if (isRumoured) turn.printAll(offer)
  else turn.reportAll(offer)
  if (!canPay) offerPaths(turn, null)
}

/** Prints the rumours that the run has not printed, and returns true if it has printed any. */
function printRumours(turn: TurnInPlay): boolean {
  const { day } = turn.state
  let hasPrinted = false
  for (const { of, lines } of rumoursOn(day)) {
    const left = linesOf(lines).filter(({ text }) => !isPrinted(turn, text))
    if (left.length === 0) continue
    for (const { text } of left) take(turn, text)
    turn.record({ type: 'rumour', day, of })
    if (isLeftOut(turn, { day, of })) continue
    if (hasPrinted) turn.printAll(left)
    else turn.reportAll(left)
    hasPrinted = true
  }
  return hasPrinted
}

/** Decides whether a rumour is left out. Only amusing rumours are, never warnings. */
function isLeftOut(
  { memory }: TurnInPlay,
  { day, of }: Pick<TurnEventOf<'rumour'>, 'day' | 'of'>,
): boolean {
  if (!memory || memory.endedRuns === 0 || of !== null) return false
  const place = PLAIN_RUMOUR_DAYS.indexOf(day)
  return place >= 0 && (place + memory.endedRuns) % RUMOURS_SPLIT !== 0
}

/** The days whose general rumours are only amusing. The lines of such rumours have no tone. */
const PLAIN_RUMOUR_DAYS = Object.entries(RUMOURS)
  .filter(([, lines]) => lines.every((entry) => typeof entry === 'string' || !entry.tone))
  .map(([day]) => Number(day))

/**
 * After the player's first run, each run prints only one in three of these amusing rumours. The next run prints others.
 */
const RUMOURS_SPLIT = 3
