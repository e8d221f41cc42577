import type { Line, State, Turn } from '@fable/engine'
import { OUTCOME_NAMES, PLAY_AGAIN } from '@fable/engine/content'
import { WAYS } from '../../ledger/entries.ts'
import { OUTCOME_TEXTS } from '../../ledger/entry-texts.ts'
import { has, type Ledger } from '../../ledger/ledger.ts'

/** Marlowe's last words, in their order: none returns within ten runs. */
export const LAST_WORDS = [
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

/** How many runs a ledger has seen end. */
const runsIn = ({ counts }: Ledger): number =>
  WAYS.reduce((runs, way) => runs + (counts[`end/${way}`] ?? 0), 0)

/** The last words of a run, by how many have ended before it. */
export const lastWordsOf = (ledger: Ledger): string =>
  LAST_WORDS[runsIn(ledger) % LAST_WORDS.length] ?? PLAY_AGAIN

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

/** The lines of a turn with what the page adds to them from the ledger before it. */
export function withPageLines({ lines, state, ended }: Turn, ledger: Ledger): readonly Line[] {
  if (ended) {
    const words = lastWordsOf(ledger)
    return lines.map((line) => (line.text === PLAY_AGAIN ? { ...line, text: words } : line))
  }
  const memory = memoryOf(state, ledger)
  return memory === null ? lines : [...lines, { text: memory, tone: 'quiet', wait: 0 }]
}
