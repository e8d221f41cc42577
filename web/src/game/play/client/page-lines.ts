import type { Line, State, Turn } from '@fable/engine'
import {
  FIRST_FIGHT_HINT,
  OUTCOME_NAMES,
  PLAY_AGAIN,
  RUMOURS,
  VERDICTS,
} from '@fable/engine/content'
import { OUTCOME_TEXTS } from '../../ledger/entry-texts.ts'
import { has, runsIn, type Ledger } from '../../ledger/ledger.ts'

/** Marlowe's last words, in their order: none returns within ten runs. */
const LAST_WORDS = [
  PLAY_AGAIN,
  '“Once more? Say start. The road has been put back where it was.”',
  '“Start, whenever you like. I have sold your place in the queue, but only twice.”',
  '“Say start, and we never speak of this. I shall speak of it to the hen.”',
  '“Another go? Say start. The first day is always the cheapest.”',
  '“Start again? I kept your hat. It misses you, in a general way.”',
  '“Just say start. I have told the paths to act surprised.”',
  '“You will want to say start. People do. It is mostly the echo.”',
  '“Say start, and mind the rock. It is new. It was expensive.”',
  '“Start? The fire is out, but I know somebody with a match.”',
  '“Say start. I have a good feeling about this one, and it is for sale.”',
  '“Again, then. Say start. The goose has asked for you by name.”',
] as const

/** Other verdicts on short runs, which most are, by the bound of the usual one. They hold in every such run. */
const OTHER_VERDICTS: Readonly<Record<number, readonly string[]>> = {
  5: ['You were doing so well at the beginning, which this was.', 'I had not finished waving.'],
  9: ['The ducks have put up a small plaque.', 'I had you down for the weekend.'],
  15: ['Your socks had nearly dried.', 'I had begun to set a second place.'],
  20: ['The last sensible place to stop sends its regards.'],
}

/** A line of the end of a run; in the place of its verdict or last words others, by how many have ended before it. */
function endLine(text: string, runs: number): string {
  if (text === PLAY_AGAIN) return LAST_WORDS[runs % LAST_WORDS.length] ?? text
  const usual = VERDICTS.find((verdict) => text === `“${verdict.text}”`)
  if (!usual) return text
  const verdicts = [usual.text, ...(OTHER_VERDICTS[usual.below] ?? [])]
  return `“${verdicts[runs % verdicts.length]}”`
}

/** What the ledger remembers of an opportunity: each outcome that was met in an earlier run. */
export function memoryOf({ mode }: State, ledger: Ledger): string | null {
  if (mode.name !== 'yesno') return null
  const met = OUTCOME_NAMES.filter((name) => has(ledger, `told/${mode.opportunity}/${name}`))
  const when = met.length === 1 ? 'Last time' : 'Once'
  const said = met.map((name) => {
    const answer = name.endsWith('Yes') ? 'yes' : 'no'
    return `${when}: ${answer}. ${OUTCOME_TEXTS[`${mode.opportunity}/${name}`]}`
  })
  return said.length > 0 ? said.join(' ') : null
}

/** The position of each rumour in a plain tone, by its texts. */
const RUMOUR_OF_TEXT = new Map(
  Object.values(RUMOURS)
    .map((lines) => lines.map((line) => (typeof line === 'string' ? { text: line } : line)))
    .filter((lines) => lines.every((line) => !('tone' in line)))
    .flatMap((lines, rumour) => lines.map(({ text }) => [text, rumour] as const)),
)

/** Whether a line says nothing new after so many runs. Of those rumours each run but the first has every third. */
function isStale({ text }: Line, runs: number): boolean {
  const rumour = RUMOUR_OF_TEXT.get(text)
  const isLeftOut = rumour !== undefined && (rumour + runs) % 3 !== 0
  return runs > 0 && (isLeftOut || text === FIRST_FIGHT_HINT)
}

/** The lines without those that are stale. The next one has their numbers. */
function withoutStale(lines: readonly Line[], runs: number): Line[] {
  let snapshot: Line['snapshot']
  return lines.flatMap((line) => {
    snapshot = line.snapshot ?? snapshot
    if (isStale(line, runs)) return []
    const kept = snapshot ? { ...line, snapshot } : line
    snapshot = undefined
    return [kept]
  })
}

/** Lines as one, with the last effect and the last numbers among them, in the first tone that is not plain. */
function joined(lines: readonly Line[]): Line[] {
  const last = lines.at(-1)
  const main = lines.findLast(({ cue }) => cue !== undefined) ?? last
  if (!main || !last) return []
  const { tone } = lines.find((line) => line.tone !== 'plain') ?? main
  const text = lines.map((line) => line.text.replace(/\w$/, '$&.')).join(' ')
  const snapshot = lines.findLast((line) => line.snapshot)?.snapshot
  return [{ ...main, text, tone, wait: last.wait, ...(snapshot && { snapshot }) }]
}

/**
 * The lines of a turn; a first blow that fells an enemy takes two: the win, and what it brings or, below the
 * maximum, does not.
 */
function withShortWin(lines: readonly Line[], { mode, maxDamage }: State): readonly Line[] {
  const isWon = lines.some(({ cue }) => cue === 'foe-falls')
  if (mode.name !== 'attack' || mode.foe.round > 0 || !isWon) return lines
  const dropped = lines.findIndex(({ text }) => text.endsWith(' dropped...'))
  const coin = lines.slice(0, dropped).findIndex(({ tone }) => tone === 'gold')
  // From there on there is no opponent.
  const end = lines.findIndex(({ snapshot }) => snapshot && snapshot.foeHealth === undefined)
  const start = coin === -1 ? dropped : coin
  const brings = lines.slice(start, end)
  const wait = brings.at(-1)?.wait ?? 0
  const noCoin: Line = { text: `No coin: a full blow was ${maxDamage}.`, tone: 'plain', wait }
  return [
    ...joined(lines.slice(0, start)),
    ...joined(coin === -1 ? [...brings, noCoin] : brings),
    ...lines.slice(end),
  ]
}

/** The lines of a turn as the page prints them, by the ledger before it. */
export function withPageLines(
  { lines, state, ended }: Turn,
  { before, ledger }: { before: State; ledger: Ledger },
): readonly Line[] {
  const runs = runsIn(ledger)
  const printed = withoutStale(withShortWin(lines, before), runs)
  if (ended) return printed.map((line) => ({ ...line, text: endLine(line.text, runs) }))
  const memory = memoryOf(state, ledger)
  return memory === null ? printed : [...printed, { text: memory, tone: 'quiet', wait: 0 }]
}
