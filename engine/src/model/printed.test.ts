import { expect, test } from 'vitest'
import { areCodes, codeOf, positionIn, withPrinted } from './printed.ts'

test('a code is not found across two others, and only lists of codes are codes', () => {
  const code = codeOf('a')
  const across = `00${code}00`
  expect(positionIn(across, 'a')).toBe(-1)
  expect(positionIn(across + code, 'a')).toBe(8)
  expect(withPrinted(across + code + '1111', 'a')).toBe(`${across}1111${code}`)
  expect(['', code, across].map(areCodes)).toEqual([true, true, true])
  expect(['abc', `${code}A000`, `${code} `].map(areCodes)).toEqual([false, false, false])
})
