import { CATEGORIES } from '@fable/contract/limits'
import { expect, it } from 'vitest'
import { coloursOf } from './category-colours.ts'

it('gives each category its colour, with white on entertainment and black on the others', () => {
  const shown = CATEGORIES.map(({ id }) => [id, Object.values(coloursOf(id))])
  expect(Object.fromEntries(shown)).toEqual({
    technology: ['#3b82f6', '#000'],
    science: ['#16a34a', '#000'],
    finance: ['#ef4444', '#000'],
    society: ['#eab308', '#000'],
    entertainment: ['#db2777', '#fff'],
    health: ['#14b8a6', '#000'],
    history: ['#f97316', '#000'],
    news: ['#8b5cf6', '#000'],
  })
})
