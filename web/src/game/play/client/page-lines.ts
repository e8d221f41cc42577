import { eventsOf, type Line, type Turn, type TurnEvent, type TurnEventOf } from '@fable/engine'
import { BOSSES, OUTCOME_NAMES, RUMOURS, type ContentLine, type FoeId } from '@fable/engine/content'
import { readerOf, runsIn, type Ledger } from '../../ledger/ledger.ts'
import { LAST_WORDS, OTHER_VERDICTS, SPEECHES } from './end-texts.ts'
import { OTHER_INTROS } from './story-texts.ts'

/** A line of a turn, and the event it is about. */
type LineWithEvent = { readonly line: Line; readonly event: TurnEvent }

const linesWithEvents = ({ lines, events }: Turn): LineWithEvent[] =>
  lines.flatMap((line) => {
    const event = events[line.event]
    return event ? [{ line, event }] : []
  })

/** Memory of earlier runs: how many ended, how many on day 100, and the texts they printed. */
type Earlier = {
  readonly runs: number
  readonly wins: number
  readonly isRead: (text: string) => boolean
}

/** Of texts that take turns the one whose turn it is, or the first after it that was not read. */
function nextOf(texts: readonly string[], { runs, isRead }: Earlier): string | undefined {
  const first = runs % texts.length
  const inTurn = [...texts.slice(first), ...texts.slice(0, first)]
  return inTurn.find((text) => !isRead(text)) ?? inTurn[0]
}

/** The text of a line; in the place of a verdict or of last words others, after as many runs. */
function textAfterRuns({ line: { text }, event }: LineWithEvent, earlier: Earlier): string {
  if (event.type === 'asked' && event.mode === 'start') return nextOf(LAST_WORDS, earlier) ?? text
  if (event.type !== 'verdict') return text
  const others = (OTHER_VERDICTS[event.below] ?? []).map((other) => `“${other}”`)
  return nextOf([text, ...others], earlier) ?? text
}

/** The tone of what is said, or of what is told. */
const toneOf = (text: string): Line['tone'] => (text.startsWith('“') ? 'speech' : 'plain')

/** A line of a speech, with the usual tone and wait unless it has its own. */
function speechLine(line: ContentLine): Line {
  const {
    text,
    tone,
    wait = 1000,
  }: Exclude<ContentLine, string> = typeof line === 'string' ? { text: line } : line
  return { text, tone: tone ?? toneOf(text), wait }
}

/** The lines with another speech on a later day 100. The first line keeps its numbers and its cue. */
function withSpeech(pairs: readonly LineWithEvent[], { wins }: Earlier): readonly LineWithEvent[] {
  const first = pairs.findIndex(({ event }) => event.type === 'hundredth-day')
  const speech = SPEECHES[wins % SPEECHES.length]
  const [title] = pairs.slice(first)
  if (first === -1 || !title || !speech || speech === SPEECHES[0]) return pairs
  const { event } = title
  const said = speech.slice(1).map((line): LineWithEvent => ({ line: speechLine(line), event }))
  const after = pairs.slice(first).filter((pair) => pair.event !== event)
  return [...pairs.slice(0, first), title, ...said, ...after]
}

/**
 * The lines with an opportunity coming in another way than the last time, by how often it was answered in earlier runs.
 * Its title and its question stay.
 */
function withOtherIntro(
  pairs: readonly LineWithEvent[],
  event: TurnEventOf<'met-opportunity'> | undefined,
  ledger: Ledger,
): readonly LineWithEvent[] {
  if (!event) return pairs
  const { opportunity } = event
  const counts = OUTCOME_NAMES.map((name) => ledger.counts[`told/${opportunity}/${name}`] ?? 0)
  const times = counts.reduce((sum, count) => sum + count, 0)
  const others = OTHER_INTROS[opportunity]
  const intro = others[(times % (others.length + 1)) - 1]
  const told = pairs.filter((pair) => pair.event === event && pair.line.tone !== 'title')
  if (!intro) return pairs
  return pairs.map((pair) => {
    const text = intro[told.indexOf(pair)]
    return text === undefined ? pair : { event, line: { ...pair.line, text, tone: toneOf(text) } }
  })
}

/** The days of the general rumours that are all in a plain tone. */
const PLAIN_RUMOUR_DAYS = Object.entries(RUMOURS)
  .filter(([, lines]) => lines.every((line) => typeof line === 'string' || !('tone' in line)))
  .map(([day]) => Number(day))

/**
 * After a player's first run, a run prints only every third of the plain rumours. Which third it is moves on with
 * each run, so three runs in a row print them all.
 */
const RUMOURS_SPLIT = 3

/** Checks whether the lines of an event are left out after so many ended runs, because they say nothing new. */
function isStale(event: TurnEvent, runs: number): boolean {
  if (runs === 0) return false
  if (event.type === 'first-fight') return true
  if (event.type !== 'rumour' || event.of !== null) return false
  const place = PLAIN_RUMOUR_DAYS.indexOf(event.day)
  return place >= 0 && (place + runs) % RUMOURS_SPLIT !== 0
}

/** The lines without those that are stale. The next one has their numbers. */
function withoutStale(pairs: readonly LineWithEvent[], runs: number): LineWithEvent[] {
  let snapshot: Line['snapshot']
  return pairs.flatMap(({ line, event }) => {
    snapshot = line.snapshot ?? snapshot
    if (isStale(event, runs)) return []
    const kept = snapshot ? { ...line, snapshot } : line
    snapshot = undefined
    return [{ line: kept, event }]
  })
}

/** Longest wait inside a joined line, in milliseconds. */
const LONGEST_JOINED = 700

/** Several lines as one: `main` with the text of all, the last wait and the last numbers among them. */
function joined(pairs: readonly LineWithEvent[]): LineWithEvent[] {
  const last = pairs.at(-1)
  const main = pairs.findLast(({ line }) => line.cue !== undefined) ?? last
  if (!main || !last) return []
  const lines = pairs.map(({ line }) => line)
  const first = lines.find((line) => line.tone !== 'plain')?.tone ?? 'plain'
  // A title card is a line of its own.
  const tone = first === 'title' ? 'good' : first
  const text = lines.map((line) => withFullStop(line.text)).join(' ')
  const snapshot = lines.findLast((line) => line.snapshot)?.snapshot
  const wait = Math.min(last.line.wait, LONGEST_JOINED)
  const line = { ...main.line, text, tone, wait, ...(snapshot && { snapshot }) }
  return [{ line, event: main.event }]
}

/** A text that ends with a letter or a number gets a full stop, so that another can follow. */
const withFullStop = (text: string): string => text.replace(/\w$/, '$&.')

/** Events that follow a fight. */
const AFTER_A_FIGHT: readonly TurnEvent['type'][] = ['rumour', 'no-gold', 'asked', 'hundredth-day']

/** Checks whether a boss was met before; `isFelled`: the ledger holds the meeting of this fight, too. */
function isOldBoss(
  { counts }: Ledger,
  foe: FoeId | undefined,
  { isFelled }: { readonly isFelled: boolean },
): boolean {
  const boss = BOSSES.find(({ id }) => id === foe)
  return boss !== undefined && (counts[`met/${boss.id}`] ?? 0) > (isFelled ? 1 : 0)
}

/**
 * The lines of a turn; a boss that was met before, or that one blow can fell, comes with two: its title card, and what
 * it says and has.
 */
function withShortIntro(
  pairs: readonly LineWithEvent[],
  { events, state }: Pick<Turn, 'events' | 'state'>,
  ledger: Ledger,
): readonly LineWithEvent[] {
  const [met] = eventsOf(events, 'met-foe')
  const boss = BOSSES.find(({ id }) => id === met?.foe)
  const isOneBlow = boss !== undefined && state.maxDamage >= boss.health
  if (!boss || !(isOneBlow || isOldBoss(ledger, boss.id, { isFelled: false }))) return pairs
  const intro = pairs.filter(({ event }) => event === met)
  const title = intro.findIndex(({ line }) => line.tone === 'title')
  const blocks = intro.findIndex(({ line }) => line.tone === 'danger')
  const [card] = intro.slice(title)
  const [first] = intro
  if (title === -1 || blocks === -1 || !card || !first) return pairs
  const start = pairs.indexOf(first)
  return [
    ...pairs.slice(0, start),
    card,
    ...joined(intro.slice(blocks + 1)),
    ...pairs.slice(start + intro.length),
  ]
}

/**
 * The lines of a turn; a first blow that fells a foe, or the last one for a boss that was met before, takes two: the
 * win, and what it brings or, below the maximum, does not.
 */
function withShortWin(
  pairs: readonly LineWithEvent[],
  events: readonly TurnEvent[],
  ledger: Ledger,
): readonly LineWithEvent[] {
  const [felled] = eventsOf(events, 'felled')
  const [blow] = eventsOf(events, 'blow')
  const isShort = felled?.isFirstBlow === true || isOldBoss(ledger, felled?.foe, { isFelled: true })
  if (!blow || !felled || !isShort) return pairs
  const firstOf = (...types: readonly TurnEvent['type'][]): number =>
    pairs.findIndex(({ event }) => types.includes(event.type))
  const drop = firstOf('reward', 'no-reward', 'boss-reward')
  const coin = firstOf('coin')
  const end = firstOf(...AFTER_A_FIGHT)
  const start = coin === -1 ? drop : coin
  const brings = pairs.slice(start, end)
  const after = pairs.slice(end)
  if (coin !== -1 || !felled.isFirstBlow)
    return [...joined(pairs.slice(0, start)), ...joined(brings), ...after]
  const wait = brings.at(-1)?.line.wait ?? 0
  const text = `No coin: a full blow was ${blow.of}.`
  const noCoin: LineWithEvent = { line: { text, tone: 'plain', wait }, event: felled }
  return [...joined(pairs.slice(0, start)), ...joined([...brings, noCoin]), ...after]
}

/** The lines with others before the prompt, the lines of the last event; a round of a fight has none, and ends with them. */
function withLinesBeforePrompt(
  pairs: readonly LineWithEvent[],
  lines: readonly Line[],
): readonly LineWithEvent[] {
  const prompt = pairs.findIndex(({ event }) => event.type === 'no-gold' || event.type === 'asked')
  const at = prompt === -1 ? pairs.length : prompt
  const beside = pairs[prompt] ?? pairs.at(-1)
  if (!beside) return pairs
  const said = lines.map((line) => ({ line, event: beside.event }))
  return [...pairs.slice(0, at), ...said, ...pairs.slice(at)]
}

/**
 * The lines of a turn as the page prints them, by the ledger before it; `said` is what Marlowe says of the wager,
 * before the prompt if there is one.
 */
export function withPageLines(
  turn: Turn,
  ledger: Ledger,
  said: readonly Line[] = [],
): readonly Line[] {
  const runs = runsIn(ledger)
  const isRead = turn.ended ? readerOf(ledger) : () => false
  const earlier = { runs, wins: ledger.counts['end/field'] ?? 0, isRead }
  const [met] = eventsOf(turn.events, 'met-opportunity')
  const introduced = withShortIntro(
    withOtherIntro(linesWithEvents(turn), met, ledger),
    turn,
    ledger,
  )
  const shortened = withSpeech(withShortWin(introduced, turn.events, ledger), earlier)
  const pairs = withoutStale(shortened, runs)
  return withLinesBeforePrompt(
    pairs.map((each) => ({ ...each, line: { ...each.line, text: textAfterRuns(each, earlier) } })),
    said,
  ).map(({ line }) => line)
}
