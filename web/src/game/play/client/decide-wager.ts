import type { Line } from '@fable/engine'
import { withEntries, type Ledger } from '../../ledger/ledger.ts'
import { keptLine, partsOf, statusOf, WAGER_TEXTS } from '../../ledger/wagers.ts'
import type { Run } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'

/** The wait after each line, in milliseconds. */
const WAIT = 700

/** A run with its wager decided, if its last turn has decided it, and what that adds to the ledger and the console. */
type Decided = { readonly run: Run; readonly ledger: Ledger; readonly lines: readonly Line[] }

/** Decides the wager of a run after a turn, once. `ending` is how the run has ended with it, null if it has not. */
export function decideWager(run: Run, ledger: Ledger, ending: SeenEnding | null): Decided {
  const { wager, wagerEnd, story } = run
  if (!wager || wagerEnd) return { run, ledger, lines: [] }
  const status = statusOf(wager, story, ending ?? undefined)
  if (status === 'open') return { run, ledger, lines: [] }
  const decided = { ...run, wagerEnd: status }
  if (status === 'kept') {
    const line: Line = { text: keptLine(wager), tone: 'good', wait: WAIT }
    return { run: decided, ledger: withEntries(ledger, [`wager/${wager}`]), lines: [line] }
  }
  const { lostLine } = WAGER_TEXTS[partsOf(wager).kind]
  const lines: Line[] = [
    { text: lostLine, tone: 'speech', wait: WAIT },
    { text: 'Nothing else has changed. It is only ink.', tone: 'quiet', wait: WAIT },
  ]
  return { run: decided, ledger, lines }
}
