import { describe, expect, it } from 'vitest'
import { routes } from '../index.ts'
import {
  NARROWING_NAMES,
  isNarrowed,
  parametersOf,
  viewIn,
  viewPath,
  ALL_FACTS,
  type FactsView,
} from './view.ts'

const query = routes['GET /api/fact-pages'].query

/** A view with a value of its own in each part. */
const view: FactsView = {
  category: 'science',
  sort: 'new',
  q: 'two words',
  domain: 'example.com',
  after: 'a-Z_0',
}

describe('a view of the board', () => {
  it('omits default values from its address', () => {
    expect(parametersOf(ALL_FACTS)).toEqual({})
    expect(viewPath({})).toBe('/')
    expect(viewPath({ sort: 'new', category: 'news' })).toBe('/?category=news&sort=new')
  })

  it('is read back unchanged from its address and from a request for its facts', () => {
    for (const one of [view, ALL_FACTS]) {
      expect(viewIn(parametersOf(one))).toEqual(one)
      const { limit, ...read } = query.parse(parametersOf(one))
      expect(read).toEqual(one)
      expect(limit).toBe(30)
      // The key of the server's cache is its JSON.
      expect(JSON.stringify(read)).toBe(JSON.stringify(viewIn(parametersOf(one))))
    }
  })

  it.each(Object.keys(ALL_FACTS) as (keyof FactsView)[])(
    'has nothing but %s in its address if no other part is set',
    (name) => {
      const one = { ...ALL_FACTS, [name]: view[name] }
      expect(parametersOf(one)).toEqual({ [name]: view[name] })
    },
  )

  it('is read from an address in any letter case, without invalid values and with at most 100 characters of a search', () => {
    const fields = { category: ' Science', sort: 'NEW', domain: 'Example.com', utm_source: 'x' }
    const read = { category: 'science', sort: 'new', domain: 'example.com' }
    expect(viewIn(fields)).toEqual({ ...ALL_FACTS, ...read })
    expect(viewIn({ category: 'sport', sort: '', q: ' ', domain: 'a b', after: '' })).toEqual(
      ALL_FACTS,
    )
    expect(viewIn({ q: 'x'.repeat(200) }).q).toBe('x'.repeat(100))
  })

  it.each([{ category: 'Science' }, { sort: '' }, { q: 'x'.repeat(101) }, { after: 'ä' }])(
    'is rejected in a request that contains %o',
    (wrong) => {
      expect(query.safeParse(wrong).success).toBe(false)
    },
  )

  it('is narrowed only by a search or a source', () => {
    const { category, sort, after } = view
    expect(isNarrowed({ ...ALL_FACTS, category, sort, after })).toBe(false)
    for (const name of NARROWING_NAMES) {
      expect(isNarrowed({ ...ALL_FACTS, [name]: view[name] }), name).toBe(true)
    }
  })
})
