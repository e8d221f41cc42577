import { eventsOf, vitalsOf, type State, type Tally, type Turn } from '@fable/engine'
import {
  GOODS,
  LAST_DAY,
  OPPORTUNITIES,
  OUTCOME_NAMES,
  type FoeId,
  type OutcomeName,
} from '@fable/engine/content'
import { answerIn, type DeedId } from './entries.ts'
import { has, type Ledger } from './ledger.ts'

/** A turn, as the conditions of deeds see it: the state before it, and the ledger and the tally after it. */
type Moment = {
  readonly ledger: Ledger
  readonly before: State
  readonly turn: Turn
  readonly tally: Tally
}

const MAXIMA_IN_ROW = 5
const UNPAID_DAYS = 20
const LOOKED_AT = 3

/** Checks whether some opportunity has outcomes that all pass `test`. */
const someStory = (ledger: Ledger, test: (tried: readonly OutcomeName[]) => boolean): boolean =>
  OPPORTUNITIES.some(({ id }) =>
    test(OUTCOME_NAMES.filter((name) => has(ledger, `told/${id}/${name}`))),
  )

const reaches =
  (day: number) =>
  ({ tally }: Moment): boolean =>
    vitalsOf(tally).day >= day

const fells =
  (id: FoeId) =>
  ({ turn }: Moment): boolean =>
    eventsOf(turn.events, 'felled').some(({ foe }) => foe === id)

/** The condition of each deed. Deeds that are missing here are done by an input that the rules refuse. */
const CONDITIONS: Partial<Record<DeedId, (moment: Moment) => boolean>> = {
  lunch: ({ turn }) => turn.ended?.cause === 'death' && turn.ended.daysSurvived === 0,
  picnic: reaches(15),
  halfway: reaches(50),
  grass: reaches(LAST_DAY),
  // This event is recorded for a foe that falls to the first blow, if that was at the maximum.
  'one-blow': ({ turn }) => turn.events.some(({ type }) => type === 'coin'),
  'to-the-number': ({ tally }) => tally.maximaInRow >= MAXIMA_IN_ROW,
  zero: ({ turn }) => eventsOf(turn.events, 'blow').some(({ asked, of }) => asked === 0 && of > 0),
  'last-pip': ({ before, turn }) =>
    before.health === 1 && turn.events.some(({ type }) => type === 'felled'),
  surprise: ({ tally }) => tally.isWhole && tally.paid === 0 && vitalsOf(tally).day >= UNPAID_DAYS,
  spent: ({ turn }) => turn.ended?.gold === 0,
  'just-looking': ({ turn, tally }) =>
    turn.ended !== undefined &&
    tally.isWhole &&
    tally.merchants >= LOOKED_AT &&
    tally.bought.length === 0,
  geology: ({ tally }) => tally.bought.includes('big-rock') && tally.bought.includes('small-rock'),
  'whole-shop': ({ ledger }) => GOODS.every(({ id }) => has(ledger, `good/${id}`)),
  'second-thoughts': ({ ledger }) =>
    someStory(ledger, (tried) => new Set(tried.map(answerIn)).size > 1),
  'four-sides': ({ ledger }) => someStory(ledger, (tried) => tried.length === OUTCOME_NAMES.length),
  yesterday: ({ turn }) =>
    eventsOf(turn.events, 'changed').some(({ stat, from, to }) => stat === 'day' && to < from),
  noticed: ({ before, turn }) => turn.state.bosses['mother-tree'] && !before.bosses['mother-tree'],
  breakfast: fells('captain-crunchy'),
  audit: fells('gerald'),
  hands: fells('octopus-of-destruction'),
  november: fells('pumpkin-king'),
  grown: fells('mother-tree'),
}

/** Returns the deeds that this turn has done for the first time. */
export const deedsOf = (moment: Moment): DeedId[] =>
  (Object.keys(CONDITIONS) as DeedId[]).filter(
    (id) => !has(moment.ledger, `deed/${id}`) && CONDITIONS[id]?.(moment),
  )
