import type { Category } from '@fable/contract/limits'

/** What the picture of a fact shows. */
export type Poster = {
  readonly text: string
  readonly category: Category
  readonly domain: string
}
