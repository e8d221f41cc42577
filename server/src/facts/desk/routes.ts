import type { CaseKey, Desk } from '@fable/contract'
import { CASE_KINDS, DESK_PAGE_LIMIT, type Posting } from '@fable/contract/limits'
import type { ServerDeps } from '../../http/app-env.ts'
import { problem } from '../../http/problems.ts'
import type { HandlersUnder } from '../../http/routing.ts'
import { listActions } from '../moderation/action-log.ts'
import { act, undo } from '../moderation/actions.ts'
import { type LetterStore, putLetterAway } from '../moderation/letters.ts'
import { changePosting } from '../moderation/posting.ts'
import { findPostingRules, isSameRules, type PostingRules } from '../posting/rules.ts'
import type { FactCache } from '../store/fact-cache.ts'
import { deskOf } from './access.ts'
import { listCases } from './cases.ts'
import { countCases } from './counts.ts'

const WRITTEN_KEY = new RegExp(String.raw`^(${CASE_KINDS.join('|')})-(\d+)$`)

export type DeskDeps = Pick<ServerDeps, 'database' | 'now' | 'log'> & {
  readonly cache: FactCache
  readonly letters: LetterStore
  readonly findFigures: () => Promise<Desk['figures']>
  readonly bySetting: Posting
}

export function deskHandlers({
  database,
  now,
  log,
  cache,
  letters,
  findFigures,
  bySetting,
}: DeskDeps): HandlersUnder<'/api/desk'> {
  /** Drops the cached reads of facts, so that visitors see the effect of the action at once. */
  const done = async <Result extends { id: number; kind: string; who: string; count: number }>(
    doing: Promise<Result>,
  ): Promise<Result> => {
    const action = await doing.finally(() => {
      cache.changed('facts')
    })
    const { id, kind, who, count } = action
    log.info({ action: id, kind, who, count }, 'done at the desk')
    return action
  }

  const entryOf = (c: Parameters<typeof deskOf>[0]) => ({ who: deskOf(c).name, now: now() })

  return {
    'GET /api/desk': async (_, c) => {
      const { name, until } = deskOf(c)
      const open = await letters.list(database)
      const { words, ...rules } = await findPostingRules(database)
      return {
        name,
        until,
        counts: { ...(await countCases(database)), letters: open.length },
        posting: { ...rules, words: [...words], bySetting },
        figures: await findFigures(),
      }
    },

    'GET /api/desk/cases': ({ query: { list, q, sender, after } }) =>
      listCases(
        database,
        { list, q, sender: readCaseKey(sender ?? ''), skip: Number(after ?? 0) },
        now(),
      ),

    'GET /api/desk/letters': async () => ({ letters: await letters.list(database) }),

    'POST /api/desk/letters/:id/done': async ({ params: { id } }, c) => {
      await done(putLetterAway(database, letters, { ...entryOf(c), id }))
      return { letters: await letters.list(database) }
    },

    'GET /api/desk/actions': async ({ query: { before } }) => ({
      actions: await listActions(database, { before, limit: DESK_PAGE_LIMIT }),
    }),

    'POST /api/desk/actions': ({ body }, c) => done(act(database, { ...body, ...entryOf(c) })),

    'POST /api/desk/actions/:id/undo': ({ params: { id } }, c) =>
      done(undo(database, letters, { ...entryOf(c), id })),

    'POST /api/desk/senders': ({ body: { case: of, refuse, why } }, c) => {
      const kind = refuse ? 'refuse_sender' : 'admit_sender'
      return done(act(database, { ...entryOf(c), kind, cases: [of], why }))
    },

    'POST /api/desk/vouched': ({ body: { facts, vouch, why } }, c) => {
      const cases = facts.map((id) => ({ kind: 'fact' as const, id }))
      return done(act(database, { ...entryOf(c), kind: vouch ? 'vouch' : 'unvouch', cases, why }))
    },

    'PUT /api/desk/posting': ({ body: { why, seen, ...rules } }, c) => {
      const change = (current: PostingRules) => {
        if (seen && !isSameRules(current, seen)) throw problem('posting_changed')
        return rules
      }
      return done(changePosting(database, { ...entryOf(c), change, why }))
    },
  }
}

function readCaseKey(text: string): CaseKey | undefined {
  const [, named, id] = WRITTEN_KEY.exec(text) ?? []
  const kind = CASE_KINDS.find((each) => each === named)
  return kind && { kind, id: Number(id) }
}
