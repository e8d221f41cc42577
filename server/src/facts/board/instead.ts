import type { FactDetails, FactPage } from '@fable/contract'
import { FACTS_INSTEAD_MAX, type FactsView, NEAREST_WORDS_MAX } from '@fable/contract/limits'
import type { ServerDatabase } from '../../db/database.ts'
import { wordsOf } from '../../lib/words.ts'
import { listNearest, makeKnownWords } from './nearest-words.ts'
import { countMatches, listDetails, listPage } from './pages.ts'
import { listVouched } from './vouched.ts'

type Deps = {
  readonly database: ServerDatabase
  /** Lists facts that may not be shown as true, because they are in rounds whose answer is secret. */
  readonly listSecretFacts: () => Promise<readonly number[]>
}

type Instead = NonNullable<FactPage['instead']>

const TRIED_MAX = 6

const CHOSEN_FROM = 12

/**
 * Used when a search finds nothing. Finds the words of the board that are most like the searched ones and that match
 * facts in this view. Also finds some vouched facts.
 */
export function makeFindInstead(deps: Deps): (view: FactsView) => Promise<Instead> {
  const { database } = deps
  const readKnownWords = makeKnownWords(database)

  const listWords = async (view: FactsView): Promise<Instead['words']> => {
    const nearest = listNearest(await readKnownWords(), wordsOf(view.q))
    const words: Instead['words'] = []
    for (const word of nearest.slice(0, TRIED_MAX)) {
      const count = await countMatches(database, { ...view, q: word })
      if (count > 0) words.push({ word, count })
      if (words.length === NEAREST_WORDS_MAX) break
    }
    return words
  }

  return async (view) => ({
    words: await listWords(view),
    facts: await listFactsInstead(deps, view.q),
  })
}

async function listFactsInstead(
  { database, listSecretFacts }: Deps,
  q: string,
): Promise<FactDetails[]> {
  const secret = await listSecretFacts()
  const vouched = await listVouched(database, CHOSEN_FROM + secret.length)
  const open = vouched.filter(({ id }) => !secret.includes(id)).slice(0, CHOSEN_FROM)
  const among = chooseBy(q, open, FACTS_INSTEAD_MAX).map(({ id }) => id)
  const rows = await listPage(database, { sort: 'top', among, limit: FACTS_INSTEAD_MAX })
  return listDetails(database, rows)
}

function chooseBy<Item>(text: string, items: readonly Item[], max: number): Item[] {
  const sum = [...text].reduce((before, letter) => before + (letter.codePointAt(0) ?? 0), 0)
  const start = sum % items.length
  return items.concat(items).slice(start, start + Math.min(max, items.length))
}
