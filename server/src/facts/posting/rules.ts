import { z } from 'zod'
import { POSTING, type Posting } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { problem } from '../../http/problems.ts'
import { fold } from '../../lib/words.ts'
import type { Origin } from './origin.ts'
import type { Senders } from './senders.ts'

/** The rules for posts of visitors. */
export type PostingRules = {
  readonly posting: Posting
  /** The refused words and hosts, as the operator has typed them. */
  readonly words: readonly string[]
  /** True if a post that several senders report as harmful is held for the operator. */
  readonly holdsHarmful: boolean
}

const NAME = 'posting'

const OPEN: PostingRules = { posting: 'open', words: [], holdsHarmful: true }

const stored = z.object({
  posting: z.enum(POSTING),
  words: z.array(z.string()),
  holdsHarmful: z.boolean().default(true),
})

/** Reads the change of rules that an action has stored; an unreadable one changes nothing. */
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

// Reads a stored value; an invalid one counts as the default rules.
function parseRules(value: string): PostingRules {
  try {
    return stored.safeParse(JSON.parse(value)).data ?? OPEN
  } catch {
    return OPEN
  }
}

/** Finds the posting rules, and locks them until the end of the transaction. */
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

/** Checks whether a text is the name of a posting mode. */
export const isPosting = (text: string): text is Posting =>
  POSTING.some((posting) => posting === text)

// Returns the stricter one of two posting modes: that of the setting, and that of the operator.
const strictest = (one: Posting, other: Posting): Posting =>
  POSTING[Math.max(POSTING.indexOf(one), POSTING.indexOf(other))] ?? 'closed'

type Post = { readonly text: string; readonly source: string }

type Deps = {
  readonly database: Database
  readonly senders: Senders
  readonly bySetting: Posting
  /** Checks whether a text says what a sentence of the rounds says, whose answer is secret. */
  readonly isSecret: (text: string) => Promise<boolean>
}

/**
 * Throws a problem if this post from this address is refused. Otherwise returns its sender, and whether it is held for
 * the operator.
 */
export type CheckPost = (post: Post, address: string) => Promise<Origin>

/** Creates the check that every post of a visitor must pass. */
export const makeCheckPost =
  ({ database, senders, bySetting, isSecret }: Deps): CheckPost =>
  async (post, address) => {
    const rules = await findPostingRules(database)
    const posting = strictest(rules.posting, bySetting)
    if (posting === 'closed') throw problem('posting_closed')
    await senders.checkAllowed(address)
    if (containsWord(post, rules.words)) throw problem('refused_word')
    // Every post is compared, so that the time of the response does not tell a secret text from another held one.
    const isHeld = (await isSecret(post.text)) || posting === 'held'
    return { marks: senders.marksOf(address), isHeld }
  }

// Checks whether a post contains one of these words, in any letter case, with or without accents.
function containsWord({ text, source }: Post, words: readonly string[]): boolean {
  const folded = [fold(text), fold(source)]
  // An empty word would match every post.
  const wanted = words.map(fold).filter((word) => word.trim() !== '')
  return wanted.some((word) => folded.some((field) => field.includes(word)))
}
