import { hash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS, dayPath, PLACES, type Place } from '@fable/contract/limits'
import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { makeCookies } from '../../http/cookies.ts'

const ID_BYTES = 16

/** Matches a token: an id and its signature. */
const TOKEN = /^[\w-]{22}\.[\w-]{43}$/

/** Tokens that identify a browser in a round, so that its pick counts once. */
export type RoundTokens = {
  /** Finds the hash of a browser's token for the round of a day; undefined if it has none. */
  readonly find: (c: Context<AppEnv>, day: string) => string | undefined
  /** Does the same, but gives a token to a browser that has none. */
  readonly findOrGive: (c: Context<AppEnv>, day: string) => string
}

/**
 * Makes the tokens, which are signed and stored in cookies. A token is valid for one day only, which its cookie's name
 * contains, and expires when the round can no longer be played.
 */
export const makeRoundTokens = (secret: string, publicUrl: URL): RoundTokens => {
  const cookies = makeCookies(publicUrl, 'secure')
  const nameOf = (day: string) => `fable.round.${day}`
  const sign = (day: string, id: string) =>
    createHmac('sha256', secret).update(`round ${day} ${id}`).digest('base64url')
  const hashOf = (token: string) => hash('sha256', token, 'base64url')

  const find: RoundTokens['find'] = (c, day) => {
    const token = cookies.find(c, nameOf(day)) ?? ''
    if (!TOKEN.test(token)) return undefined
    const [id = '', signature = ''] = token.split('.')
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(day, id)))
    return isOurs ? hashOf(token) : undefined
  }

  const give = (c: Context<AppEnv>, day: string) => {
    const id = randomBytes(ID_BYTES).toString('base64url')
    const token = `${id}.${sign(day, id)}`
    cookies.give(c, nameOf(day), token, { expires: new Date(Date.parse(day) + 2 * DAY_MS) })
    return hashOf(token)
  }

  return { find, findOrGive: (c, day) => find(c, day) ?? give(c, day) }
}

const PICK = 'fable.pick'
const PICK_SECONDS = 365 * 86_400

/** The picks of a browser in past rounds, in cookies that are sent only to the screens of their days. */
export type RoundPicks = {
  /** Finds the browser's pick in the round of the requested screen. */
  readonly find: (c: Context<AppEnv>) => Place | undefined
  readonly give: (c: Context<AppEnv>, pick: { readonly day: string; readonly place: Place }) => void
}

/**
 * Makes the picks. They are not signed, because they are used only for rounds that are over, in which picks are not
 * counted.
 */
export const makeRoundPicks = (publicUrl: URL): RoundPicks => {
  const cookies = makeCookies(publicUrl, 'secure')
  return {
    find: (c) => {
      const picked = cookies.find(c, PICK)
      return PLACES.find((place) => place === picked)
    },
    give: (c, { day, place }) => {
      cookies.give(c, PICK, place, { path: dayPath(day), maxAge: PICK_SECONDS })
    },
  }
}
