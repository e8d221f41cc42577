import { BOSSES, ENEMIES, GOODS, LAST_DAY } from '@fable/engine/content'
import { DEED_IDS, WAYS, type EntryKey } from '../../ledger/entries.ts'
import { GOOD_TEXTS } from '../../ledger/entry-texts.ts'
import { DEED_TEXTS, FOE_TEXTS, WAY_TEXTS } from '../../ledger/ledger-texts.ts'
import { has, runsIn, type Ledger } from '../../ledger/ledger.ts'
import { numberWord, plural } from '../../../lib/words.ts'

/** So many days are near. */
const NEAR = 5
/** So few gaps in a list are near. */
const GAPS = 2

/** Days that a run has reasons to reach: the first bosses, the parts of the road, its end. */
const MILESTONES = [15, 25, 50, 75, LAST_DAY]

type List = {
  readonly one: string
  readonly many: string
  readonly gaps: readonly { readonly key: EntryKey; readonly hint: string }[]
}

/** Lists of the ledger, each entry with what is said of it before it is there. */
const LISTS: readonly List[] = [
  {
    one: 'foe',
    many: 'foes',
    gaps: ENEMIES.map(({ id }) => ({ key: `met/${id}`, hint: FOE_TEXTS[id].hint ?? '' })),
  },
  {
    one: 'boss',
    many: 'bosses',
    gaps: BOSSES.map(({ id, daySpawn, dayEndSpawn }) => ({
      key: `met/${id}`,
      hint: FOE_TEXTS[id].hint ?? `Days ${daySpawn} to ${dayEndSpawn}.`,
    })),
  },
  {
    one: 'good',
    many: 'goods',
    gaps: GOODS.map(({ id }) => ({ key: `good/${id}`, hint: GOOD_TEXTS[id].hint })),
  },
  {
    one: 'way to go',
    many: 'ways to go',
    gaps: WAYS.map((id) => ({ key: `end/${id}`, hint: WAY_TEXTS[id].hint })),
  },
]

function gapsIn(ledger: Ledger, { one, many, gaps }: List): string[] {
  const missing = gaps.filter(({ key }) => !has(ledger, key))
  if (missing.length > GAPS) return []
  const of = numberWord(gaps.length).toLowerCase()
  const what =
    missing.length === 1
      ? `One ${one} of ${of} is missing.`
      : `${numberWord(missing.length)} ${many} of ${of} are missing. One of them:`
  return missing.map(({ hint }) => `${what} ${hint}`)
}

type Reached = {
  readonly ledger: Ledger
  readonly day: number
  /** The days of the best run before; 0 when there was none. */
  readonly best: number
}

/** A deed that is still to be done: another one each day on which a run ended. None when all are done. */
function deedFor({ ledger, day }: Reached): string[] {
  const open = DEED_IDS.filter((id) => !has(ledger, `deed/${id}`))
  const id = open[day % open.length]
  return id ? [DEED_TEXTS[id].hint] : []
}

/** One goal that is near: the player's best, a part of the road, else gaps in the ledger and a deed in turn. */
export function goalOf(reached: Reached): string {
  const { ledger, day, best } = reached
  if (best >= day && best - day < NEAR)
    return `${plural(best - day + 1, 'day')} more to beat your best run.`
  const next = MILESTONES.find((milestone) => milestone > day)
  if (next !== undefined && next - day <= NEAR)
    return `Day ${next} is ${plural(next - day, 'day')} further.`
  const goals = [...LISTS.flatMap((list) => gapsIn(ledger, list)), ...deedFor(reached)]
  return goals[runsIn(ledger) % goals.length] ?? 'It is all in there. I checked twice.'
}
