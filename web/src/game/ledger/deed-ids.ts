/** The 24 deeds, in the order of their page. Saves hold the ids: never rename one. */
export const DEED_IDS = [
  'lunch',
  'picnic',
  'halfway',
  'grass',
  'one-blow',
  'to-the-number',
  'zero',
  'last-pip',
  'usually-numbers',
  'cake',
  'surprise',
  'spent',
  'just-looking',
  'geology',
  'whole-shop',
  'second-thoughts',
  'four-sides',
  'yesterday',
  'noticed',
  'breakfast',
  'audit',
  'hands',
  'november',
  'grown',
] as const

export type DeedId = (typeof DEED_IDS)[number]
