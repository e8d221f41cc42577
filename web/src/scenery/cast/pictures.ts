import type { CharacterId } from '@fable/engine'
import type { GoodId } from '@fable/engine/content'

/** The addresses of the drawings. A drawing is loaded when it is first shown. */
const addresses = import.meta.glob<string>('./*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

// Returns the address of a drawing in this folder; '' if there is none.
const addressOf = (name: string): string => addresses[`./${name}.svg`] ?? ''

/** Returns the drawing of a character, or that of the player. */
export const characterPicture = (id: CharacterId | 'adventurer'): string => addressOf(id)

export const goodPicture = (id: GoodId): string => addressOf(`icon-${id}`)
