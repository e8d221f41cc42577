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
])('the name %j has the same spelling as Wanda', (name) => {
  expect(spellingOf(name)).toBe(spellingOf('Wanda'))
})

it('letters that look alike have the same spelling', () => {
  expect(spellingOf('WaIly 0')).toBe(spellingOf('Wa1ly O'))
  expect(spellingOf('rnax')).toBe(spellingOf('max'))
  expect(spellingOf('Сосо')).toBe(spellingOf('Coco'))
})

it('letters that look different have different spellings', () => {
  expect(spellingOf('Wanda')).not.toBe(spellingOf('Wanda2'))
  expect(spellingOf('Zoë')).not.toBe(spellingOf('Zoe'))
  expect(spellingOf('Wren')).not.toBe(spellingOf('Wran'))
})

it('several blanks in a name are collapsed to one blank', () => {
  expect(withSingleBlanks('  Ada \u00a0 1 ')).toBe('Ada 1')
})
