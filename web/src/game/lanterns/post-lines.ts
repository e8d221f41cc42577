import type { LanternId, Line, Offer, Posts, Tone, Turn, TurnEvent } from '@fable/engine'
import { outcomesOf } from './outcomes.ts'
import { nameOf, offerHint, offerTexts, outcomeText, promptOf, remarkOn } from './texts.ts'

const WAITS_MS = { outcome: 700, remark: 1000, title: 700, speech: 1200 }

type PostLine = Omit<Line, 'tone'> & { readonly tone: Tone | 'kicker' }

const outcomeLines = (before: Posts, after: Posts, seed: string): readonly Line[] =>
  outcomesOf(after)
    .slice(before.judged.length)
    .flatMap((outcome): Line[] => [
      {
        text: outcomeText(outcome),
        tone: outcome.isKept ? 'good' : 'danger',
        wait: WAITS_MS.outcome,
      },
      { text: remarkOn(outcome, seed), tone: 'speech', wait: WAITS_MS.remark },
    ])

const isPrompt = (event: TurnEvent | undefined): boolean =>
  event?.type === 'no-gold' || event?.type === 'asked'

const isEnd = (event: TurnEvent | undefined): boolean =>
  event?.type === 'died' || event?.type === 'hundredth-day'

const asksToPay = (event: TurnEvent | undefined): boolean =>
  event?.type === 'asked' && event.mode === 'paychance'

type Beside = {
  readonly before: Posts
  readonly after: Posts
  /** The run's `postSeed`. */
  readonly seed: string
  readonly others?: readonly Line[]
}

/**
 * Adds the lines about lanterns to the lines of a turn. An offer is printed instead of the prompt to pay, which follows
 * the answer. At the end of a run Marlowe has no remark on a lantern.
 */
export function linesWithPosts(
  { lines, events, ended, state }: Turn,
  { before, after, seed, others = [] }: Beside,
): readonly PostLine[] {
  const outcomes = outcomeLines(before, after, seed)
  if (ended) {
    const found = lines.findIndex(({ event }) => isEnd(events[event]))
    const end = found === -1 ? lines.length : found
    const judged = outcomes.filter(({ tone }) => tone !== 'speech')
    return [...lines.slice(0, end), ...judged, ...lines.slice(end)]
  }

  const prompt = lines.findIndex(({ event }) => isPrompt(events[event]))
  const at = prompt === -1 ? lines.length : prompt
  const rest = lines.slice(at)

  return [
    ...lines.slice(0, at),
    ...others,
    ...outcomes,
    ...(after.offer ? rest.filter(({ event }) => !asksToPay(events[event])) : rest),
    ...(after.offer ? offerLines(after.offer, state.day) : []),
  ]
}

function offerLines(offer: Offer, day: number): readonly PostLine[] {
  const { kicker, title, speech, prompt } = offerTexts(offer, day)
  return [
    { text: kicker, tone: 'kicker', wait: 0 },
    { text: title, tone: 'title', wait: WAITS_MS.title },
    ...speech.map((text) => ({ text, tone: 'speech', wait: WAITS_MS.speech }) as const),
    { text: prompt, tone: 'plain', wait: 0 },
  ]
}

export const askAgain = (offer: Offer): string => `${promptOf(offer)} Type ${offerHint(offer)}.`

export function answerText({ lanterns }: Offer, id: LanternId | null): string {
  const lantern = lanterns.find((one) => one.id === id)
  return lantern ? nameOf(lantern) : 'none'
}

/** Reads the number or the name of a lantern. Returns null for no lantern, undefined for any other text. */
export function readAnswer({ lanterns }: Offer, typed: string): LanternId | null | undefined {
  const text = typed.trim().toLowerCase()
  if (['0', 'n', 'none'].includes(text)) return null
  return lanterns.find(
    (lantern, at) => text === String(at + 1) || text === nameOf(lantern).toLowerCase(),
  )?.id
}
