import type { GameVariables } from '@fable/contract'
import { BODY_LIMIT_BYTES } from '@fable/contract/limits'
import type { Context } from 'hono'
import { insertSave, findSave, updateSave, type Save } from './store.ts'
import type { Database } from '../platform/db/database.ts'
import type { AppEnv } from '../platform/http/app-env.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { signedInOf } from '../platform/http/signed-in.ts'
import { problem } from '../platform/http/problems.ts'
import type { RateLimiter } from '../platform/http/rate-limit.ts'
import type { CallLimits } from '../platform/http/routing.ts'

type Deps = { readonly database: Database; readonly now: () => number }

const tagOf = (revision: number) => `"${revision}"`

/** The revision that the save builds on; undefined: it is the first. */
const baseOf = (c: Context<AppEnv>): number | undefined => {
  if (c.req.header('If-None-Match')?.trim() === '*') return undefined
  const tag = c.req.header('If-Match')?.trim() ?? '*'
  if (tag === '*') throw problem('precondition_required')
  // A proxy that packs answers makes the tag a weak one.
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(tag)?.[1] ?? 0)
}

const merge = (stored: GameVariables, sent: GameVariables): string => {
  const document = JSON.stringify({ ...stored, ...sent })
  if (Buffer.byteLength(document) > BODY_LIMIT_BYTES) throw problem('body_too_large')
  return document
}

/** What stands in the way is answered with it, so that the player can choose. */
const refuse = (c: Context<AppEnv>, newer: Save | null) => {
  if (newer) c.header('ETag', tagOf(newer.revision))
  return problem('game_changed', { extras: newer ?? {} })
}

/** How often one visitor may save. */
export const saveLimits = (rateLimit: RateLimiter) =>
  ({
    'PUT /api/account/game': rateLimit({ limit: 600, windowMs: 60_000 }),
  }) satisfies CallLimits

/** The saved game of an account (section 7, Document store). Nobody is ever silently overwritten. */
export const saveHandlers = ({ database, now }: Deps) =>
  ({
    'GET /api/account/game': async (_, c) => {
      const game = await findSave(database, signedInOf(c).userId)
      if (!game) throw problem('game_not_found')
      c.header('ETag', tagOf(game.revision))
      return game
    },

    'PUT /api/account/game': async ({ body }, c) => {
      const { userId } = signedInOf(c)
      const base = baseOf(c)
      const stored = await findSave(database, userId)
      if (stored?.revision !== base) throw refuse(c, stored)
      const document = merge(stored?.GameVariables ?? {}, body.GameVariables)
      const writing = { userId, document, now: now() }
      const isSaved = await (base === undefined
        ? insertSave(database, writing)
        : updateSave(database, { ...writing, revision: base }))
      if (!isSaved) throw refuse(c, await findSave(database, userId))
      const revision = (base ?? 0) + 1
      c.header('ETag', tagOf(revision))
      return { revision }
    },
  }) satisfies Partial<Handlers>
