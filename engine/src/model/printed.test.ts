import { expect, test } from 'vitest'
import { areCodes, codeOf, Printed } from './printed.ts'

test('a code is not found across the boundary of two other codes', () => {
  const code = codeOf('a')
  const across = `00${code}00`
  expect(new Printed(across).positionOf('a')).toBe(-1)
  const printed = new Printed(`${across}${code}1111`)
  expect(printed.positionOf('a')).toBeGreaterThan(0)
  printed.add('a')
  expect(printed.codes).toBe(`${across}1111${code}`)
  expect(['', code, across].map(areCodes)).toEqual([true, true, true])
  expect(['abc', `${code}A000`, `${code} `].map(areCodes)).toEqual([false, false, false])
})

test('the text printed first has the lowest position until it is printed again', () => {
  const printed = new Printed('')
  const order = () =>
    ['a', 'b', 'c']
      .sort((one, other) => printed.positionOf(one) - printed.positionOf(other))
      .join('')
  for (const text of ['a', 'b', 'c']) printed.add(text)
  expect(order()).toBe('abc')
  printed.add('a')
  expect(order()).toBe('bca')
})
