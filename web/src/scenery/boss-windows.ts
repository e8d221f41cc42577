import type { BossId } from '@fable/engine/content'
import { BOSS_FROM_DAY, BOSSES } from '@fable/engine/content'

/** Bosses that can be met on the same days; both days are inclusive. */
export type BossWindow = {
  readonly from: number
  readonly to: number
  readonly bosses: readonly { readonly id: BossId; readonly name: string }[]
}

/** The windows of the bosses that come by themselves; one that an opportunity enables stays a surprise. */
export const BOSS_WINDOWS: readonly BossWindow[] = BOSSES.filter(({ toggle }) => toggle).reduce<
  BossWindow[]
>((windows, { id, name, daySpawn, dayEndSpawn }) => {
  const from = Math.max(daySpawn, BOSS_FROM_DAY)
  const same = windows.find((window) => window.from === from && window.to === dayEndSpawn)
  if (!same) return [...windows, { from, to: dayEndSpawn, bosses: [{ id, name }] }]
  return windows.map((window) =>
    window === same ? { ...window, bosses: [...window.bosses, { id, name }] } : window,
  )
}, [])
