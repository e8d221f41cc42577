import { expect, it } from 'vitest'
import { distanceOf } from './nearest-words.ts'

it.each([
  ['cats', 'cats', 0],
  ['cats', 'bats', 1],
  ['cats', 'cat', 1],
  ['cats', 'carts', 1],
  ['cats', 'acts', 1],
  ['cats', 'casts', 1],
  ['form', 'from', 1],
  ['honey', 'hnoye', 2],
  ['kitten', 'mitten', 1],
])('the words “%s” and “%s” have a distance of %i', (one, other, distance) => {
  expect(distanceOf(one, other, 2)).toBe(distance)
  expect(distanceOf(other, one, 2)).toBe(distance)
})

it.each([
  ['kitten', 'sitting'],
  ['cat', 'catfish'],
])('the words “%s” and “%s” have a distance of more than two', (one, other) => {
  expect(distanceOf(one, other, 2)).toBeGreaterThan(2)
})
