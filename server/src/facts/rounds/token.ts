import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS, dayPath, PLACES, type Place } from '@fable/contract/limits'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { AppEnv } from '../../http/app-env.ts'

const ID_BYTES = 16

/** An id and its signature. */
const TOKEN = /^[\w-]{22}\.[\w-]{43}$/

/** Tokens that let each browser's choice in a round be counted once. */
export type RoundTokens = {
  /** The hash of a browser's token for the round of a day. */
  readonly find: (c: Context<AppEnv>, day: string) => string | undefined
  /** The same, but gives a token to a browser without one. */
  readonly findOrGive: (c: Context<AppEnv>, day: string) => string
}

/**
 * Tokens in cookies. They cannot be forged. Each contains only its day, which is also in the cookie's name, and it
 * expires when the round can no longer be played.
 */
export const makeRoundTokens = (secret: string, publicUrl: URL): RoundTokens => {
  const isSecure = publicUrl.protocol === 'https:'
  const nameOf = (day: string) => `${isSecure ? '__Secure-' : ''}fable.round.${day}`
  const sign = (day: string, id: string) =>
    createHmac('sha256', secret).update(`round ${day} ${id}`).digest('base64url')
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

  const find: RoundTokens['find'] = (c, day) => {
    const token = getCookie(c, nameOf(day)) ?? ''
    if (!TOKEN.test(token)) return undefined
    const [id = '', signature = ''] = token.split('.')
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(day, id)))
    return isOurs ? hashOf(token) : undefined
  }

  const give = (c: Context<AppEnv>, day: string) => {
    const id = randomBytes(ID_BYTES).toString('base64url')
    const token = `${id}.${sign(day, id)}`
    const cookie = generateCookie(nameOf(day), token, {
      path: '/',
      httpOnly: true,
      secure: isSecure,
      sameSite: 'Lax',
      expires: new Date(Date.parse(day) + 2 * DAY_MS),
    })
    c.header('Set-Cookie', cookie, { append: true })
    return hashOf(token)
  }

  return { find, findOrGive: (c, day) => find(c, day) ?? give(c, day) }
}

const PICK_SECONDS = 365 * 86_400

/** The picks of a browser, in cookies that are sent only to the screens of their days. */
export type RoundPicks = {
  /** The browser's pick for the day of the requested screen. */
  readonly find: (c: Context<AppEnv>) => Place | undefined
  readonly give: (c: Context<AppEnv>, pick: { readonly day: string; readonly place: Place }) => void
}

/** They are read only when a round is over and choices are not counted, so they are not signed. */
export const makeRoundPicks = (publicUrl: URL): RoundPicks => {
  const isSecure = publicUrl.protocol === 'https:'
  const name = `${isSecure ? '__Secure-' : ''}fable.pick`
  return {
    find: (c) => {
      const picked = getCookie(c, name)
      return PLACES.find((place) => place === picked)
    },
    give: (c, { day, place }) => {
      const cookie = generateCookie(name, place, {
        path: dayPath(day),
        httpOnly: true,
        secure: isSecure,
        sameSite: 'Lax',
        maxAge: PICK_SECONDS,
      })
      c.header('Set-Cookie', cookie, { append: true })
    },
  }
}
