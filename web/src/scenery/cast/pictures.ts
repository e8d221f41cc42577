import type { CharacterId } from '@fable/engine'
import type { GoodId } from '@fable/engine/content'

/** The drawings' addresses. A drawing is loaded when it is first shown. */
const addresses = import.meta.glob<string>('./*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a drawing of this folder; '' if it is missing. */
const addressOf = (name: string): string => addresses[`./${name}.svg`] ?? ''

/** The drawing of a character, or of the player's own. */
export const characterPicture = (id: CharacterId | 'adventurer'): string => addressOf(id)

/** The drawing of a merchant's good. */
export const goodPicture = (id: GoodId): string => addressOf(`icon-${id}`)
