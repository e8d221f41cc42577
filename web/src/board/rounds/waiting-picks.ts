import { isDay, PLACES, type Place } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { oneOf, textOr } from '../../lib/reading.ts'
import { showNotice } from '../../ui/notice.tsx'
import { WaitingList } from '../form/waiting-list.ts'
import { rememberResult } from './results.ts'
import { WAITING_PICKS_KEY } from './storage-keys.ts'

const SENT = 'You’re back online. Your pick was sent.'

export const PLAYED_ELSEWHERE = 'You played this one on another device.'

type Pick = { readonly day: string; readonly place: Place }

/** The server counts only the first pick of a browser, so a pick can be sent twice. */
export const waitingPicks = new WaitingList<Pick>({
  name: WAITING_PICKS_KEY,
  read: (stored) => {
    const day = textOr(stored.day, '')
    const place = oneOf(stored.place, PLACES)
    return isDay(day) && place ? { day, place } : null
  },
  send: async ({ day, place }) => {
    const body = { pick: place }
    const picked = await call('POST /api/days/:day/choice', { params: { day }, body })
    rememberResult(picked)
    showNotice(picked.round?.chosen === place ? SENT : PLAYED_ELSEWHERE)
  },
})

export const { trySending } = waitingPicks

/** Stores a pick, in place of a refused pick of the same day. Returns false if the browser did not store it. */
export function keepPick(pick: Pick): boolean {
  const others = waitingPicks.read().filter(({ day }) => day === pick.day)
  // If another tab has already stored a pick of this day, that pick stays.
  if (others.some(({ problem }) => !problem)) return true
  for (const { key } of others) waitingPicks.remove(key)
  return waitingPicks.add(pick)
}
