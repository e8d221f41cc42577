import { type Screen, SCREEN_PATHS } from '@fable/contract/limits'

type WithId = {
  [Name in Screen]: (typeof SCREEN_PATHS)[Name] extends `${string}:id` ? Name : never
}[Screen]

/** The ids for screens that show one of many. */
export type ShownIds = Readonly<Record<WithId, string>>

export function pathOf(screen: Screen, ids: ShownIds): string {
  return SCREEN_PATHS[screen].replace(':id', () => ids[screen as WithId])
}
