import type { Context } from 'hono'
import type { Month } from '@fable/contract'
import {
  dayOf,
  dayPath,
  type Friend,
  isMonth,
  monthPath,
  readFriend,
  SCREEN_PATHS,
} from '@fable/contract/limits'
import type { AppEnv } from '../../http/app-env.ts'
import type { Contents, Found, Missing } from '../../http/documents.ts'
import { minuteOf } from '../../lib/minutes.ts'
import { dayFor } from './days.ts'
import { type DayDeps, findOwnDay, makeCookies } from './own-day.ts'

/** All visitors who have neither picked nor sealed a sentence get the same documents. */
export function dayContents(deps: DayDeps): Contents {
  const { now, days } = deps
  const cookies = makeCookies(deps)

  type Shown = {
    readonly day: string
    readonly path: string
    readonly now: number
    readonly query: Readonly<Record<string, string>>
  }

  const showDay = async (
    c: Context<AppEnv>,
    { path, query, ...asked }: Shown,
  ): Promise<Found | Missing> => {
    const found = await findOwnDay({ ...deps, ...cookies }, c, asked)
    if (!found) return { missing: 404 }
    const { known, own } = found
    // The time is rounded down to the minute, so that a reload within it gets the same document and a response 304.
    const minute = minuteOf(asked.now)
    const day = dayFor(known, own, minute)
    if (own.chosen) return { path, contents: { day }, caching: 'none' }
    const friend = await findFriend(query)
    const contents = { day, ...(friend && { friend }) }
    return { path, contents, caching: 'private', isRare: Boolean(friend?.name) }
  }

  const listMonths = async (month: string): Promise<Month[]> => {
    const { value: first } = await days.month(month)
    if (first.previous === null) return [first]
    const { value: second } = await days.month(first.previous)
    return [first, second]
  }

  return {
    today: ({ query, c }) => {
      const asked = now()
      return showDay(c, { day: dayOf(asked), path: SCREEN_PATHS.today, now: asked, query })
    },

    day: ({ id, query, c }) => showDay(c, { day: id, path: dayPath(id), now: now(), query }),

    days: async ({ query: { month = '' } }) => {
      const isGiven = isMonth(month)
      const months = await listMonths(isGiven ? month : dayOf(now()).slice(0, 7))
      const search = isGiven ? (monthPath(month).split('?')[1] ?? '') : ''
      return { path: SCREEN_PATHS.days, contents: { search, months } }
    },
  }
}

// Leaves out a friend's name that may not be shown to everybody.
async function findFriend(query: Readonly<Record<string, string>>): Promise<Friend | null> {
  const friend = readFriend(query)
  if (!friend || friend.name === '') return friend
  // The module with its word lists is loaded on demand, so that the server starts faster.
  const { isShowable } = await import('../../lib/names/rules.ts')
  return isShowable(friend.name) ? friend : { ...friend, name: '' }
}
