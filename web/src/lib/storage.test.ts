// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { storageKey } from './storage.ts'

const key = storageKey('Notes', {
  owner: ({ owner }) => (typeof owner === 'string' ? owner : null),
})
const texts = (asker: string) => key.read(asker).map(({ text }) => text)

afterEach(() => localStorage.clear())

describe('a key whose entries belong to accounts', () => {
  it('returns the entries of who asks and those of nobody', () => {
    key.write([{ text: 'mine', owner: 'wren' }, { text: 'anybody’s' }])
    expect(texts('wren')).toEqual(['mine', 'anybody’s'])
    expect(texts('robin')).toEqual(['anybody’s'])
    expect(texts('')).toEqual(['anybody’s'])
  })

  it('checks the owner of one document, too', () => {
    key.write({ text: 'mine', owner: 'wren' })
    expect(texts('wren')).toEqual(['mine'])
    expect(texts('robin')).toEqual([])
  })

  it('has no entries when nothing is stored or it is broken', () => {
    expect(key.readAll()).toEqual([])
    localStorage.setItem('Notes', '{broken')
    expect(texts('wren')).toEqual([])
  })
})
