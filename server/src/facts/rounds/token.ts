import { hash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import {
  addDays,
  DAY_MS,
  dayPath,
  PLACES,
  type Place,
  type Saying,
  SAYINGS,
} from '@fable/contract/limits'
import type { AppEnv } from '../../http/app-env.ts'
import { makeCookies } from '../../http/cookies.ts'

const ID_BYTES = 16

const newId = (): string => randomBytes(ID_BYTES).toString('base64url')

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const TOKEN = /^[\w-]{22}\.[\w-]{43}$/

/** A pick counts once for a browser, or for an account. */
export type RoundTokens = {
  /** The hash of the browser's token; undefined if it has none. */
  readonly find: (c: Context<AppEnv>, day: string) => string | undefined
  readonly findOrGive: (c: Context<AppEnv>, day: string) => string
  readonly ofAccount: (userId: string, day: string) => string
  readonly forget: (c: Context<AppEnv>, day: string) => void
}

/**
 * A browser has a signed token in a cookie for each day. The cookie's name contains the day. The cookie expires when
 * picks in that day's round are no longer counted.
 */
export function makeRoundTokens(secret: string, publicUrl: URL): RoundTokens {
  const cookies = makeCookies(publicUrl, 'secure')
  const nameOf = (day: string) => `fable.round.${day}`
  const sign = (day: string, id: string) =>
    createHmac('sha256', secret).update(`round ${day} ${id}`).digest('base64url')
  const hashOf = (token: string) => hash('sha256', token, 'base64url')

  const find: RoundTokens['find'] = (c, day) => {
    const token = cookies.find(c, nameOf(day)) ?? ''
    if (!TOKEN.test(token)) return undefined
    const [id = '', signature = ''] = token.split('.')
    return isEqual(signature, sign(day, id)) ? hashOf(token) : undefined
  }

  const give = (c: Context<AppEnv>, day: string) => {
    const id = newId()
    const token = `${id}.${sign(day, id)}`
    cookies.give(c, nameOf(day), token, { expires: new Date(Date.parse(day) + 2 * DAY_MS) })
    return hashOf(token)
  }

  return {
    find,
    findOrGive: (c, day) => find(c, day) ?? give(c, day),
    ofAccount: (userId, day) => hashOf(sign(day, `account ${userId}`)),
    forget: (c, day) => cookies.give(c, nameOf(day), '', { maxAge: 0 }),
  }
}

const KEY = 'fable.pick_key'
const PICK = 'fable.pick'
const PICK_SECONDS = 365 * 86_400

export type RoundPicks = {
  readonly find: (c: Context<AppEnv>, day: string) => Place | undefined
  readonly give: (c: Context<AppEnv>, pick: { readonly day: string; readonly place: Place }) => void
  readonly forget: (c: Context<AppEnv>) => void
}

/**
 * The cookie of a pick is sent only to the screen of its day, so other requests, such as signing out, cannot delete it.
 * Reading it therefore takes a key. The key is in a cookie for all paths, and signing out deletes that one.
 */
export function makeRoundPicks(secret: string, publicUrl: URL): RoundPicks {
  const cookies = makeCookies(publicUrl, 'secure')
  const seal = (key: string, day: string, place: Place) =>
    createHmac('sha256', secret).update(`pick ${day} ${place} ${key}`).digest('base64url')

  return {
    find: (c, day) => {
      const key = cookies.find(c, KEY)
      const sealed = cookies.find(c, PICK)
      if (!key || !sealed) return undefined
      return PLACES.find((place) => isEqual(sealed, seal(key, day, place)))
    },
    give: (c, { day, place }) => {
      const known = cookies.find(c, KEY)
      const key = known ?? newId()
      const pick = { path: dayPath(day), maxAge: PICK_SECONDS }
      cookies.give(c, PICK, seal(key, day, place), pick)
      cookies.give(c, KEY, key, { maxAge: PICK_SECONDS })
    },
    forget: (c) => cookies.give(c, KEY, '', { maxAge: 0 }),
  }
}

export type SealCookies = {
  readonly find: (c: Context<AppEnv>, day: string) => Saying | undefined
  readonly give: (c: Context<AppEnv>, seal: { readonly day: string; readonly said: Saying }) => void
  readonly forget: (c: Context<AppEnv>, day: string) => void
}

/** These cookies are not signed, because only the browser that has them sees their seals. */
export function makeSealCookies(publicUrl: URL): SealCookies {
  const cookies = makeCookies(publicUrl, 'secure')
  const nameOf = (day: string) => `fable.seal.${day}`
  return {
    find: (c, day) => SAYINGS.find((said) => said === cookies.find(c, nameOf(day))),
    give: (c, { day, said }) => {
      cookies.give(c, nameOf(day), said, { expires: new Date(Date.parse(day) + 2 * DAY_MS) })
    },
    forget: (c, day) => {
      cookies.give(c, nameOf(day), '', { maxAge: 0 })
    },
  }
}

export const openDays = (today: string): readonly string[] => [today, addDays(today, -1)]

export const sealedDays = (today: string): readonly string[] => [
  addDays(today, 1),
  ...openDays(today),
]
