import { z } from 'zod'
import { POSTING, type Posting } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { problem } from '../../http/problems.ts'
import { fold } from '../../lib/words.ts'
import type { Origin } from './origin.ts'
import type { Senders } from './senders.ts'

export type PostingRules = {
  readonly posting: Posting
  readonly words: readonly string[]
  readonly holdsHarmful: boolean
}

const NAME = 'posting'

const OPEN: PostingRules = { posting: 'open', words: [], holdsHarmful: true }

const stored = z.object({
  posting: z.enum(POSTING),
  words: z.array(z.string()),
  holdsHarmful: z.boolean().default(true),
})

/** If the stored change cannot be read, returns the same rules twice. */
export function parseRulesChange(value: string): {
  readonly before: PostingRules
  readonly after: PostingRules
} {
  const parsed = z.object({ before: stored, after: stored }).safeParse(JSON.parse(value))
  return parsed.data ?? { before: OPEN, after: OPEN }
}

export async function findPostingRules({ db }: Database): Promise<PostingRules> {
  const row = await db
    .selectFrom('DeskState')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row ? parseRules(row.value) : OPEN
}

function parseRules(value: string): PostingRules {
  try {
    return stored.safeParse(JSON.parse(value)).data ?? OPEN
  } catch {
    return OPEN
  }
}

export async function lockPostingRules(transaction: Database): Promise<PostingRules> {
  const { db, dialect } = transaction
  // The embedded database has only one writer, so it needs no lock.
  if (dialect === 'sqlite') return findPostingRules(transaction)
  await db
    .insertInto('DeskState')
    .values({ name: NAME, value: JSON.stringify(OPEN) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.selectFrom('DeskState').select('name').where('name', '=', NAME).forUpdate().execute()
  return findPostingRules(transaction)
}

export const isSameRules = (one: PostingRules, other: PostingRules): boolean =>
  JSON.stringify([one.posting, one.words, one.holdsHarmful]) ===
  JSON.stringify([other.posting, other.words, other.holdsHarmful])

export async function updatePostingRules({ db }: Database, rules: PostingRules): Promise<void> {
  const value = JSON.stringify(rules)
  await db
    .insertInto('DeskState')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export const isPosting = (text: string): text is Posting =>
  POSTING.some((posting) => posting === text)

const strictest = (one: Posting, other: Posting): Posting =>
  POSTING[Math.max(POSTING.indexOf(one), POSTING.indexOf(other))] ?? 'closed'

type Post = { readonly text: string; readonly source: string }

type Deps = {
  readonly database: Database
  readonly senders: Senders
  readonly bySetting: Posting
  /** True if the text says the same as a sentence of the rounds whose answer is secret. */
  readonly isSecret: (text: string) => Promise<boolean>
}

/** Throws a problem if the post is refused. Returns the sender's marks, and whether the post is held. */
export type CheckPost = (post: Post, address: string) => Promise<Origin>

export const makeCheckPost =
  ({ database, senders, bySetting, isSecret }: Deps): CheckPost =>
  async (post, address) => {
    const rules = await findPostingRules(database)
    const posting = strictest(rules.posting, bySetting)
    if (posting === 'closed') throw problem('posting_closed')
    await senders.checkAllowed(address)
    if (containsWord(post, rules.words)) throw problem('refused_word')
    // Every post is compared, even if it will be held anyway. Otherwise the time of the response would reveal that a
    // text is secret.
    const isHeld = (await isSecret(post.text)) || posting === 'held'
    return { marks: senders.marksOf(address), isHeld }
  }

function containsWord({ text, source }: Post, words: readonly string[]): boolean {
  const folded = [fold(text), fold(source)]
  // An empty word would match every post.
  const wanted = words.map(fold).filter((word) => word.trim() !== '')
  return wanted.some((word) => folded.some((field) => field.includes(word)))
}
