import type { State, Turn } from '@fable/engine'
import { GOODS, LAST_DAY, OPPORTUNITIES, OUTCOME_NAMES, type FoeId } from '@fable/engine/content'
import type { DeedId } from './entries.ts'
import { has, type Ledger } from './ledger.ts'

/** A turn as the deeds see it: the ledger with it, and the numbers that it led to. */
type Moment = {
  readonly ledger: Ledger
  readonly before: State
  readonly after: Pick<State, 'health' | 'day'>
  readonly turn: Turn
  /** The foe that this turn defeated. */
  readonly felled: FoeId | null
}

const EXACT_IN_ROW = 5
const UNPAID_DAYS = 20
const LOOKED_AT = 3

/** Whether the ledger has recorded the run from its start, so that nothing is missing in its counts. */
const isWhole = ({ ledger }: Moment): boolean => ledger.run.from === 0

/** Whether some opportunity has these outcomes: every given one of its names is tried by `test`. */
const someStory = (ledger: Ledger, test: (tried: readonly string[]) => boolean): boolean =>
  OPPORTUNITIES.some(({ id }) =>
    test(OUTCOME_NAMES.filter((name) => has(ledger, `told/${id}/${name}`))),
  )

const reaches =
  (day: number) =>
  ({ after }: Moment): boolean =>
    after.day >= day

const fells =
  (id: FoeId) =>
  ({ felled }: Moment): boolean =>
    felled === id

/** When each deed is done. Those without an entry here are done by a refused input. */
const CONDITIONS: Partial<Record<DeedId, (moment: Moment) => boolean>> = {
  lunch: ({ turn }) => turn.ended?.cause === 'death' && turn.ended.daysSurvived === 0,
  picnic: reaches(15),
  halfway: reaches(50),
  grass: reaches(LAST_DAY),
  'one-blow': ({ before: { mode, maxDamage }, turn: { command }, felled }) =>
    felled !== null &&
    mode.name === 'attack' &&
    mode.foe.round === 0 &&
    command.type === 'attack' &&
    command.amount >= maxDamage,
  'to-the-number': ({ ledger }) => ledger.run.exact >= EXACT_IN_ROW,
  zero: ({ before, turn: { command } }) =>
    command.type === 'attack' && command.amount === 0 && before.maxDamage > 0,
  'last-pip': ({ before, felled }) => felled !== null && before.health === 1,
  surprise: (moment) =>
    isWhole(moment) && moment.ledger.run.paid === 0 && moment.after.day >= UNPAID_DAYS,
  spent: ({ turn }) => turn.ended?.gold === 0,
  'just-looking': (moment) =>
    isWhole(moment) &&
    moment.turn.ended !== undefined &&
    moment.ledger.run.merchants >= LOOKED_AT &&
    moment.ledger.run.bought.length === 0,
  geology: ({ ledger: { run } }) =>
    run.bought.includes('big-rock') && run.bought.includes('small-rock'),
  'whole-shop': ({ ledger }) => GOODS.every(({ id }) => has(ledger, `good/${id}`)),
  'second-thoughts': ({ ledger }) =>
    someStory(
      ledger,
      (tried) =>
        tried.some((name) => name.endsWith('Yes')) && tried.some((name) => name.endsWith('No')),
    ),
  'four-sides': ({ ledger }) => someStory(ledger, (tried) => tried.length === OUTCOME_NAMES.length),
  yesterday: ({ before, after }) => after.day < before.day,
  noticed: ({ before, turn }) => turn.state.bosses['mother-tree'] && !before.bosses['mother-tree'],
  breakfast: fells('captain-crunchy'),
  audit: fells('gerald'),
  hands: fells('octopus-of-destruction'),
  november: fells('pumpkin-king'),
  grown: fells('mother-tree'),
}

/** The deeds that this turn has done for the first time. */
export const deedsOf = (moment: Moment): DeedId[] =>
  (Object.keys(CONDITIONS) as DeedId[]).filter(
    (id) => !has(moment.ledger, `deed/${id}`) && CONDITIONS[id]?.(moment),
  )
