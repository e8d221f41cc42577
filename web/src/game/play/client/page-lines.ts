import type { Line, State, Turn } from '@fable/engine'
import { FIRST_FIGHT_HINT, OUTCOME_NAMES, PLAY_AGAIN, RUMOURS } from '@fable/engine/content'
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

/** Other verdicts on short runs, which most are, by the verdict that they follow. */
const OTHER_VERDICTS: Readonly<Record<string, readonly string[]>> = {
  'You got as far as the second bend. It was the good one.': [
    'You were doing so well at the beginning, which this was.',
    'I had not finished waving.',
  ],
  'I had only just learned your name.': [
    'The ducks have put up a small plaque.',
    'I had you down for the weekend.',
  ],
  'I have known longer picnics.': [
    'You missed the bosses. They will be hurt.',
    'Your socks had nearly dried.',
  ],
  'You passed the last sensible place to stop. I waved.': [
    'The bosses had only just put the kettle on.',
  ],
}

/** The verdict and last words of a run in the place of the usual ones, by how many have ended before it. */
function wordsInPlaceOf(text: string, runs: number): string {
  if (text === PLAY_AGAIN) return LAST_WORDS[runs % LAST_WORDS.length] ?? text
  const verdicts = [text.slice(1, -1), ...(OTHER_VERDICTS[text.slice(1, -1)] ?? [])]
  return verdicts.length > 1 ? `“${verdicts[runs % verdicts.length]}”` : text
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

/** The position of each rumour that neither warns nor opens a part of the road, by its texts. */
const RUMOUR_OF_TEXT = new Map(
  Object.values(RUMOURS)
    .map((lines) => lines.map((line) => (typeof line === 'string' ? { text: line } : line)))
    .filter((lines) => lines.every((line) => !('tone' in line)))
    .flatMap((lines, rumour) => lines.map(({ text }) => [text, rumour] as const)),
)

/** Whether a line says nothing new after so many runs. Of the rumours each run but the first has every third. */
function isStale({ text }: Line, runs: number): boolean {
  const rumour = RUMOUR_OF_TEXT.get(text)
  const isSpared = rumour !== undefined && (rumour + runs) % 3 !== 0
  return runs > 0 && (isSpared || text === FIRST_FIGHT_HINT)
}

/** Lines as one, with the last effect and the last numbers among them, in the first tone that is not plain. */
function joined(lines: readonly Line[]): Line[] {
  const main = lines.findLast(({ cue }) => cue !== undefined) ?? lines[0]
  if (!main) return []
  const { tone } = lines.find((line) => line.tone !== 'plain') ?? main
  const text = lines.map((line) => line.text.replace(/\w$/, '$&.')).join(' ')
  const snapshot = lines.findLast((line) => line.snapshot)?.snapshot
  return [{ ...main, text, tone, ...(snapshot && { snapshot }) }]
}

/**
 * The lines of a turn; a first blow that wins a fight with an enemy takes two: the win, and what it brings or, below
 * the maximum, did not.
 */
function withShortWin(lines: readonly Line[], { mode, maxDamage }: State): readonly Line[] {
  const isWon = lines.some(({ cue }) => cue === 'foe-falls')
  if (mode.name !== 'attack' || mode.foe.round > 0 || !isWon) return lines
  const dropped = lines.findIndex(({ text }) => text.endsWith(' dropped...'))
  const gold = lines.findIndex(({ tone }) => tone === 'gold')
  const brings = gold === -1 ? dropped : Math.min(gold, dropped)
  const changes = lines.slice(dropped + 2).findIndex(({ text }) => !/^[+-]\d/.test(text))
  const end = changes === -1 ? lines.length : dropped + 2 + changes
  const missed = `No coin: a full blow was ${maxDamage}.`
  const noCoin: Line[] = gold === brings ? [] : [{ text: missed, tone: 'quiet', wait: 0 }]
  return [
    ...joined(lines.slice(0, brings)),
    ...joined([...noCoin, ...lines.slice(brings, end)]),
    ...lines.slice(end),
  ]
}

/** The lines of a turn as the page prints them, by the ledger before it. */
export function withPageLines(
  { lines, state, ended }: Turn,
  { before, ledger }: { before: State; ledger: Ledger },
): readonly Line[] {
  const runs = runsIn(ledger)
  const told = withShortWin(lines, before).filter((line) => !isStale(line, runs))
  if (ended) return told.map((line) => ({ ...line, text: wordsInPlaceOf(line.text, runs) }))
  const memory = memoryOf(state, ledger)
  return memory === null ? told : [...told, { text: memory, tone: 'quiet', wait: 0 }]
}
