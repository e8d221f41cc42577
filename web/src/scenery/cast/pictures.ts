import type { CharacterId } from '@fable/engine'
import type { GoodId } from '@fable/engine/content'

// Only the addresses of the drawings are in the bundle. A drawing is fetched when it is needed.
const addresses = import.meta.glob<string>('./*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

const addressOf = (name: string): string => addresses[`./${name}.svg`] ?? ''

export const characterPicture = (id: CharacterId | 'adventurer'): string => addressOf(id)

export const goodPicture = (id: GoodId): string => addressOf(`icon-${id}`)
