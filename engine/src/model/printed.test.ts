import { expect, test } from 'vitest'
import { areCodes, codeOf, positionIn, printable, withPrinted } from './printed.ts'

test('a code is not found across two others, and only lists of codes are codes', () => {
  const [a, code] = [printable('a'), codeOf('a')]
  const across = `00${code}00`
  expect(positionIn(across, a)).toBe(-1)
  expect(positionIn(across + code, a)).toBeGreaterThan(0)
  expect(withPrinted(across + code + '1111', a)).toBe(`${across}1111${code}`)
  expect(['', code, across].map(areCodes)).toEqual([true, true, true])
  expect(['abc', `${code}A000`, `${code} `].map(areCodes)).toEqual([false, false, false])
})

test('what was printed first has the lowest position, and printing it again makes it the latest', () => {
  const texts = ['a', 'b', 'c'].map(printable)
  const printed = texts.reduce(withPrinted, '')
  const again = withPrinted(printed, printable('a'))
  const orderIn = (codes: string) =>
    [...texts]
      .sort((one, other) => positionIn(codes, one) - positionIn(codes, other))
      .map(({ text }) => text)
      .join('')
  // An older list is still read as it is.
  expect([again, printed, again].map(orderIn)).toEqual(['bca', 'abc', 'bca'])
})
