import { addDays, dayOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { comparableText } from '../store/hashes.ts'
import { truthsOf } from './choose-round.ts'
import { FABLES } from './content/fables.ts'
import { TRUTHS } from './content/truths.ts'
import { MISSED_MAX } from './rounds-store.ts'
import { lastDayOver } from './secret-facts.ts'
import { fableStore, truthStore } from './sentences-store.ts'

/** Both functions compare texts as the check for the same fact does. */
export type Stock = {
  readonly has: (text: string) => boolean
  /** True if the text says the same as a fable, or as a truth whose round is not over. */
  readonly keepsSecret: (text: string) => boolean
}

type Sentences = readonly { readonly text: string }[]

const textsOf = (sentences: Sentences): Set<string> =>
  new Set(sentences.map(({ text }) => comparableText(text)))

const INCLUDED = { truths: textsOf(TRUTHS), fables: textsOf(FABLES) }

const NONE: Stock = { has: () => false, keepsSecret: () => false }

/** A comparison takes the same time for every text, so that the time of a response reveals nothing. */
export async function readStock(database: Database, now: number): Promise<Stock> {
  const today = dayOf(now)
  const recent = addDays(today, -MISSED_MAX)
  const rounds = await database.db
    .selectFrom('Rounds')
    .select(['day', 'text', 'truths'])
    .where(({ eb, or }) => or([eb('day', '>=', recent), eb('truths', 'is not', null)]))
    .execute()
  const own = {
    truths: textsOf(await truthStore.listOwn(database)),
    fables: textsOf(await fableStore.listOwn(database)),
  }
  if (!rounds.some(({ day }) => day >= recent)) return NONE

  const isOver = ({ day }: { readonly day: string }) => day <= lastDayOver(today)
  const open = rounds.filter((round) => !isOver(round))
  const published = textsOf(rounds.filter(isOver).flatMap((round) => truthsOf(round) ?? []))
  // The stock may lack a sentence that is in a round, because the operator may have deleted it.
  const inRounds = {
    truths: textsOf(open.flatMap((round) => truthsOf(round) ?? [])),
    fables: textsOf(open),
  }

  const stocks = [INCLUDED, own, inRounds]
  const isIn = (kind: 'truths' | 'fables', text: string) =>
    stocks.some((stock) => stock[kind].has(text))
  return {
    has: (text) => {
      const wanted = comparableText(text)
      return isIn('fables', wanted) || isIn('truths', wanted)
    },
    keepsSecret: (text) => {
      const wanted = comparableText(text)
      return isIn('fables', wanted) || (isIn('truths', wanted) && !published.has(wanted))
    },
  }
}
