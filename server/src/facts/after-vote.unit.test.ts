import { expect, it } from 'vitest'
import { afterVotePath } from './fact-forms.ts'

it.each([
  ['/', '/#fact-7'],
  ['/?category=science&sort=mindblowing', '/?category=science&sort=mindblowing#fact-7'],
  ['/?sort=new&after=12', '/?sort=new&after=12#fact-7'],
  ['/?after=0_12', '/facts/7'],
  ['/?sort=disputed', '/facts/7'],
  ['/facts/7', '/facts/7'],
])('a vote cast without scripts at %s leads to %s', (from, to) => {
  expect(afterVotePath(7, new URL(from, 'http://localhost'))).toBe(to)
})
