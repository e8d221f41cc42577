import type { ParsedFact } from '@fable/contract'
import { type Database, inTransaction } from '../../db/database.ts'
import { SAMPLE_FACTS } from '../board/sample-facts.ts'
import { VOUCHED_BY_PROGRAM } from '../board/vouched.ts'
import { reindexFacts } from '../corrections/reindex.ts'
import { lockFacts } from '../store/word-index.ts'
import { truthsOf } from './choose-round.ts'
import { FABLES } from './content/fables.ts'
import { REPLACED } from './content/replaced.ts'
import { TRUTHS } from './content/truths.ts'

/**
 * Replaces sentences that a new version of the program has corrected. Changes facts of the board that nobody else has
 * posted or vouched for, and rounds after today. Rounds that were played, or are being played, stay as they are.
 */
export async function updateSentences(
  database: Database,
  today: string,
  replaced: ReadonlyMap<string, string> = REPLACED,
): Promise<void> {
  await updateFacts(database, replaced)
  await updateRounds(database, today, replaced)
}

type Sentence = ParsedFact & { readonly howCome: string }

// If the sentence is no longer in the stock, only its text is replaced.
function currentOf(sentences: readonly Sentence[], replaced: ReadonlyMap<string, string>) {
  const byText = new Map(sentences.map((sentence) => [sentence.text, sentence]))
  return (stored: Sentence): Sentence => {
    const text = replaced.get(stored.text) ?? stored.text
    return byText.get(text) ?? { ...stored, text }
  }
}

const SENTENCES: readonly Sentence[] = [
  ...TRUTHS,
  ...SAMPLE_FACTS.map((fact) => ({ ...fact, howCome: '' })),
]

const FIELDS = ['text', 'source', 'category', 'howCome'] as const

const isSame = (one: Sentence, other: Sentence) =>
  FIELDS.every((field) => one[field] === other[field])

function updateFacts(database: Database, replaced: ReadonlyMap<string, string>): Promise<void> {
  const current = currentOf(SENTENCES, replaced)
  return inTransaction(database, async (transaction) => {
    const stored = await transaction.db
      .selectFrom('Facts')
      .select(['id', ...FIELDS])
      .where('vouchedBy', '=', VOUCHED_BY_PROGRAM)
      .execute()
    const changed = stored.flatMap(({ id, ...fact }) => {
      const sentence = current(fact)
      return isSame(fact, sentence) ? [] : [{ id, sentence }]
    })
    if (changed.length === 0) return
    const ids = changed.map(({ id }) => id)
    await lockFacts(transaction, ids)
    for (const { id, sentence } of changed)
      await transaction.db.updateTable('Facts').set(sentence).where('id', '=', id).execute()
    await reindexFacts(transaction, ids)
  })
}

async function updateRounds(
  { db }: Database,
  today: string,
  replaced: ReadonlyMap<string, string>,
): Promise<void> {
  const currentTruth = currentOf(TRUTHS, replaced)
  const fables = new Map(FABLES.map((fable) => [fable.text, fable]))
  const rounds = await db
    .selectFrom('Rounds')
    .select(['day', 'text', 'truths'])
    .where('day', '>', today)
    .execute()
  for (const { day, ...round } of rounds) {
    const truths = truthsOf(round)?.map(currentTruth)
    const fable = fables.get(replaced.get(round.text) ?? round.text)
    const given = { ...fable, ...(truths && { truths: JSON.stringify(truths) }) }
    if (Object.keys(given).length > 0)
      await db.updateTable('Rounds').set(given).where('day', '=', day).execute()
  }
}
