import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CATEGORIES } from '@fable/contract/limits'
import type { Fact } from '@fable/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { FactList } from './fact-list.ts'

const factOf = (id: number, votesInteresting: number): Fact => ({
  id,
  text: `Fact ${id}`,
  source: 'https://example.org/',
  category: CATEGORIES[0].id,
  votesInteresting,
  votesMindblowing: 0,
  votesFalse: 0,
})

const inOrder = (facts: Iterable<Fact>) =>
  [...facts].sort(
    (one, other) => other.votesInteresting - one.votesInteresting || other.id - one.id,
  )

const listOf = (facts: Iterable<Fact>) => FactList.read(inOrder(facts), undefined)

const idsIn = (list: FactList | undefined) => list?.pieces.map(({ id }) => id)

/** The ids 1 to `count`, each with a few votes. */
const someFacts = (count: number) =>
  new Map(Array.from({ length: count }, (_, n) => [n + 1, factOf(n + 1, (n * 7) % 5)]))

describe('a list with a changed fact', () => {
  it('is the list that the database returns then, with the same tag, whatever changed before', () => {
    const facts = someFacts(200)
    let list: FactList | undefined = listOf(facts.values())
    for (let change = 0; change < 500; change += 1) {
      const id = 1 + ((change * 37) % facts.size)
      const votes = Math.max(0, (facts.get(id)?.votesInteresting ?? 0) + (change % 3) - 1)
      facts.set(id, factOf(id, votes))
      list = list?.withChanges([factOf(id, votes)])
      if (change % 50 > 0) continue
      const read = listOf(facts.values())
      expect(list?.pieces.map(({ json }) => json)).toEqual(read.pieces.map(({ json }) => json))
      expect(list?.etag).toBe(read.etag)
    }
  })

  it('that it does not have yet must be read', () => {
    expect(listOf(someFacts(10).values()).withChanges([factOf(11, 0)])).toBeUndefined()
  })

  it('stays as it was, if read again without a change', () => {
    const list = listOf(someFacts(10).values())
    expect(FactList.read(inOrder(someFacts(10).values()), list)).toBe(list)
  })
})

describe('a full list', () => {
  const facts = someFacts(1200)
  const full = FactList.read(inOrder(facts.values()).slice(0, 1000), undefined)
  const behind = inOrder(facts.values())[1100] ?? factOf(0, 0)

  it('does not change with a vote on a fact that stays behind its end', () => {
    expect(full.withChanges([behind])).toBe(full)
  })

  it('must be read when one from behind its end belongs into it', () => {
    expect(full.withChanges([factOf(behind.id, 9)])).toBeUndefined()
  })

  it('must be read when a fact of it lost a vote, because one from behind may take its place', () => {
    expect(full.withChanges([factOf(full.pieces[0]?.id ?? 0, 1)])).toBeUndefined()
  })

  it('moves a fact up without reading', () => {
    const last = full.pieces.at(-1)?.id ?? 0
    expect(idsIn(full.withChanges([factOf(last, 9)]))).toEqual([
      last,
      ...(idsIn(full) ?? []).slice(0, -1),
    ])
  })
})

let now = 0
const app = await openTestApp({ monotonic: () => now })
afterAll(app.close)

const factsIn = (bytes: Buffer, encoding: string | null) => {
  const decode = encoding === 'br' ? brotliDecompressSync : encoding ? gunzipSync : Buffer.from
  return JSON.parse(decode(bytes).toString()) as Fact[]
}

describe('the list over HTTP, while votes arrive', () => {
  it.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'gzip'],
    ['', null],
  ])('for "%s" has each vote at once, in %s', async (accepted, encoding) => {
    const { id } = await app.share()
    await Promise.all(Array.from({ length: 40 }, () => app.share()))
    await app.get('/api/facts')
    for (let votes = 1; votes < 6; votes += 1) {
      await app.post(`/api/facts/${id}/votes`, { vote: 'mindblowing' })
      const response = await app.get('/api/facts', { 'Accept-Encoding': accepted })
      expect(response.headers.get('Content-Encoding')).toBe(encoding)
      const list = factsIn(Buffer.from(await response.arrayBuffer()), encoding)
      expect(list.find((fact) => fact.id === id)).toMatchObject({ votesMindblowing: votes })
      expect(list).toEqual(await (await app.get('/api/facts')).json())
    }
  })

  it('is brotli again when a later reading finds it unchanged', async () => {
    const { id } = await app.share()
    const encodingNow = async () => {
      const response = await app.get('/api/facts', { 'Accept-Encoding': 'gzip, deflate, br' })
      return response.headers.get('Content-Encoding')
    }
    expect(await encodingNow()).toBe('br')
    await app.post(`/api/facts/${id}/votes`, { vote: 'interesting' })
    expect(await encodingNow()).toBe('gzip')
    now += 1000
    expect(await encodingNow()).toBe('br')
  })

  it('has no vote that was taken back', async () => {
    const { id } = await app.share()
    const countNow = async () => {
      const list = (await (await app.get('/api/facts')).json()) as Fact[]
      return list.find((fact) => fact.id === id)?.votesInteresting
    }
    expect(await countNow()).toBe(0)
    const cast = await app.post(`/api/facts/${id}/votes`, { vote: 'interesting' })
    expect(await countNow()).toBe(1)
    const receipt = cast.headers.get('Vote-Receipt') ?? ''
    await app.fetch(`/api/facts/${id}/votes/${receipt}`, { method: 'DELETE' })
    expect(await countNow()).toBe(0)
  })
})
