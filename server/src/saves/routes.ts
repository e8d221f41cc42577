import type { Context } from 'hono'
import type { GameVariables } from '@fable/contract'
import { BODY_LIMIT_BYTES } from '@fable/contract/limits'
import type { AppEnv, ServerDeps, SignedIn } from '../http/app-env.ts'
import { problem } from '../http/problems.ts'
import { limitCalls, type RateLimiter } from '../http/rate-limit.ts'
import { type CallLimits, type HandlersUnder, signedInOf } from '../http/routing.ts'
import { insertSave, findSave, updateSave, type Save } from './store.ts'

const toEtag = (revision: number) => `"${revision}"`

function readBaseRevision(c: Context<AppEnv>): number | undefined {
  if (c.req.header('If-None-Match')?.trim() === '*') return undefined
  const tag = c.req.header('If-Match')?.trim() ?? '*'
  if (tag === '*') throw problem('precondition_required')
  // A proxy that compresses responses changes the tag to a weak one.
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(tag)?.[1] ?? 0)
}

function merge(stored: GameVariables, sent: GameVariables): string {
  const document = JSON.stringify({ ...stored, ...sent })
  if (Buffer.byteLength(document) > BODY_LIMIT_BYTES) throw problem('body_too_large')
  return document
}

// The problem contains the newer save, so that the player can choose between the two.
function conflict(c: Context<AppEnv>, newer: Save | null) {
  if (newer) c.header('ETag', toEtag(newer.revision))
  return problem('game_changed', { extras: newer ?? {} })
}

function runsIn(save: GameVariables | undefined): string[] {
  const run = save?.run as { id?: unknown; shelf?: { run?: { id?: unknown } | null } } | null
  return [run?.id, run?.shelf?.run?.id].filter((id) => typeof id === 'string')
}

export const saveLimits = (rateLimit: RateLimiter): CallLimits =>
  limitCalls(rateLimit, { 'PUT /api/account/game': { limit: 600, windowMs: 60_000 } })

export type SaveDeps = Pick<ServerDeps, 'database' | 'now'> & {
  /** Claims open runs by their ids, which only their players know. */
  readonly claimRuns: (owner: SignedIn, ids: readonly string[]) => Promise<void>
}

/** The save of an account (docs/rules.md, section 12). A write never overwrites a newer revision. */
export const saveHandlers = ({
  database,
  now,
  claimRuns,
}: SaveDeps): HandlersUnder<'/api/account/game'> => ({
  'GET /api/account/game': async ({ query: { missing } }, c) => {
    const save = await findSave(database, signedInOf(c).userId)
    if (!save && missing === 'null') return null
    if (!save) throw problem('game_not_found')
    c.header('ETag', toEtag(save.revision))
    return save
  },

  'PUT /api/account/game': async ({ body }, c) => {
    const owner = signedInOf(c)
    const { userId } = owner
    const base = readBaseRevision(c)
    const stored = await findSave(database, userId)
    if (stored?.revision !== base) throw conflict(c, stored)
    const document = merge(stored?.GameVariables ?? {}, body.GameVariables)

    // Runs are claimed before the save is stored. If storing fails, the page sends the save again, with the same runs.
    const known = runsIn(stored?.GameVariables)
    const brought = runsIn(body.GameVariables).filter((id) => !known.includes(id))
    await claimRuns(owner, brought)

    const newSave = { userId, document, now: now() }
    const isSaved = await (base === undefined
      ? insertSave(database, newSave)
      : updateSave(database, { ...newSave, revision: base }))
    if (!isSaved) throw conflict(c, await findSave(database, userId))

    const revision = (base ?? 0) + 1
    c.header('ETag', toEtag(revision))
    return { revision }
  },
})
