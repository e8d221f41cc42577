import type { Context } from 'hono'
import { addDays, dayOf, type Place } from '@fable/contract/limits'
import type { AppEnv, ServerDeps, SignedIn } from '../../http/app-env.ts'
import type { FactCache } from '../store/fact-cache.ts'
import { type Chosen, type DayReads, type KnownDay, type Own, placeOf, stateOf } from './days.ts'
import { findChoice } from './rounds-store.ts'
import { findSaid } from './seals-store.ts'
import {
  makeRoundPicks,
  makeRoundTokens,
  makeSealCookies,
  openDays,
  type RoundPicks,
  type RoundTokens,
  type SealCookies,
  sealedDays,
} from './token.ts'

export type DayDeps = Pick<
  ServerDeps,
  'database' | 'now' | 'findSignedIn' | 'authSecret' | 'publicUrl'
> & {
  readonly cache: FactCache
  readonly days: DayReads
}

type OwnDay = { readonly known: KnownDay; readonly own: Own }

/** Gives a browser without an account a token if the round still counts picks. */
export async function findOwnDay(
  { database, days, findSignedIn, ...cookies }: DayDeps & Cookies,
  c: Context<AppEnv>,
  { day, now }: { readonly day: string; readonly now: number },
): Promise<OwnDay | null> {
  const known = (await days.day(day)).value
  if (!known) return null
  const signedIn = await findSignedIn(c.req.raw.headers)
  const said = await findOwnSeals({ database, cookies }, c, { known, signedIn })
  if (known.round === null) return { known, own: { ...said, chosen: undefined } }
  if (stateOf(day, now) === 'over') {
    const picked = cookies.picks.find(c, day)
    return { known, own: { ...said, chosen: picked && uncounted(picked) } }
  }
  const own = listTokens(cookies, c, { day, signedIn })
  const place = await findChoice(database, { day, tokens: own })
  const chosen = place === undefined ? undefined : { place: placeOf(place) }
  return { known, own: { ...said, chosen } }
}

export async function findOwnSeals(
  { database, cookies }: Pick<DayDeps, 'database'> & { readonly cookies: Pick<Cookies, 'seals'> },
  c: Context<AppEnv>,
  { known, signedIn }: { readonly known: KnownDay; readonly signedIn: SignedIn | null },
): Promise<Omit<Own, 'chosen'>> {
  const { day, round, next } = known
  const find = async (of: string, isFable: boolean) => {
    const inBrowser = cookies.seals.find(c, of)
    if (!signedIn) return inBrowser
    const { userId } = signedIn
    return (await findSaid(database, { userId, day: of, isFable })) ?? inBrowser
  }
  return {
    said: round?.sealedPlace
      ? await find(day, round.sealedPlace === round.solution.fable.place)
      : undefined,
    nextSaid: next ? await find(addDays(day, 1), next.isFable) : undefined,
  }
}

/**
 * Lists the tokens with which the visitor may have picked. The token for a new pick comes first. An account has one
 * token in all its browsers. The browser's own token may have a pick from before the sign-in.
 */
export function listTokens(
  { tokens }: Cookies,
  c: Context<AppEnv>,
  { day, signedIn }: { readonly day: string; readonly signedIn: SignedIn | null },
): [string, ...string[]] {
  if (!signedIn) return [tokens.findOrGive(c, day)]
  const own = tokens.find(c, day)
  return [tokens.ofAccount(signedIn.userId, day), ...(own === undefined ? [] : [own])]
}

export const uncounted = (place: Place): Chosen => ({ place, isLate: true })

export type Cookies = {
  readonly tokens: RoundTokens
  readonly picks: RoundPicks
  readonly seals: SealCookies
}

export const makeCookies = ({
  authSecret,
  publicUrl,
}: Pick<DayDeps, 'authSecret' | 'publicUrl'>): Cookies => ({
  tokens: makeRoundTokens(authSecret, publicUrl),
  picks: makeRoundPicks(authSecret, publicUrl),
  seals: makeSealCookies(publicUrl),
})

export function makeForgetPicks({
  now,
  ...deps
}: Pick<DayDeps, 'authSecret' | 'publicUrl' | 'now'>): (c: Context<AppEnv>) => void {
  const { tokens, picks, seals } = makeCookies(deps)
  return (c) => {
    const today = dayOf(now())
    for (const day of openDays(today)) tokens.forget(c, day)
    for (const day of sealedDays(today)) seals.forget(c, day)
    picks.forget(c)
  }
}
