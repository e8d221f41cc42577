import { wagerStatus, type Line } from '@fable/engine'
import { withEntries, withLanterns, type Ledger } from '../../ledger/ledger.ts'
import { keptLine, lostLine, type TakenWager } from '../../wagers/wagers.ts'
import type { Run } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'

/** The wait after each line, in milliseconds. */
const WAIT = 700

/** A run after its last turn has decided some of its wagers, with the ledger's new entries and the lines to print. */
type Decided = { readonly run: Run; readonly ledger: Ledger; readonly lines: readonly Line[] }

const ONLY_INK: Line = {
  text: 'Nothing else has changed. It is only ink.',
  tone: 'quiet',
  wait: WAIT,
}

/** Returns what Marlowe says about the decided wagers. */
function linesOf(
  decided: readonly TakenWager[],
  { story }: Run,
  ending: SeenEnding | null,
): readonly Line[] {
  const said = decided.map(({ id, end }): Line =>
    end === 'kept'
      ? { text: keptLine(id), tone: 'good', wait: WAIT }
      : { text: lostLine(id, story, ending), tone: 'speech', wait: WAIT },
  )
  return decided.some(({ end }) => end === 'lost') ? [...said, ONLY_INK] : said
}

/**
 * Decides those wagers of a run that its last turn has settled. `ending` is null unless this turn ended the run. A run
 * that reached day 100 also records how many of its wagers it has kept.
 */
export function decideWagers(run: Run, ledger: Ledger, ending: SeenEnding | null): Decided {
  if (!run.wagers) return { run, ledger, lines: [] }
  const wagers = run.wagers.map((taken) => {
    if (taken.end) return taken
    const end = wagerStatus(taken.id, run.story, ending ?? undefined)
    return end === 'open' ? taken : { ...taken, end }
  })
  const decided = wagers.filter((taken, at) => taken !== run.wagers?.[at])
  const kept = decided.filter(({ end }) => end === 'kept')
  const written = withEntries(
    ledger,
    kept.map(({ id }) => `wager/${id}` as const),
  )
  const all = wagers.filter(({ end }) => end === 'kept').length
  return {
    run: { ...run, wagers },
    ledger: ending?.cause === 'hundred' ? withLanterns(written, all) : written,
    lines: linesOf(decided, run, ending),
  }
}
