import { expect, it } from 'vitest'
import { spellingOf, withSingleBlanks } from './spelling.ts'

it.each([
  'WANDA',
  ' wanda ',
  'W anda',
  'Ｗａｎｄａ',
  'Wаndа',
  'Wan\u200bda',
  'wand\u0430',
  '𝐖𝐚𝐧𝐝𝐚',
  'W\u00a0anda',
])('%j can be taken for Wanda', (name) => {
  expect(spellingOf(name)).toBe(spellingOf('Wanda'))
})

it('letters that look alike are one letter', () => {
  expect(spellingOf('WaIly 0')).toBe(spellingOf('Wa1ly O'))
  expect(spellingOf('rnax')).toBe(spellingOf('max'))
  expect(spellingOf('Сосо')).toBe(spellingOf('Coco'))
})

it('other letters are others', () => {
  expect(spellingOf('Wanda')).not.toBe(spellingOf('Wanda2'))
  expect(spellingOf('Zoë')).not.toBe(spellingOf('Zoe'))
  expect(spellingOf('Wren')).not.toBe(spellingOf('Wran'))
})

it('blanks are collapsed', () => {
  expect(withSingleBlanks('  Ada \u00a0 1 ')).toBe('Ada 1')
})
