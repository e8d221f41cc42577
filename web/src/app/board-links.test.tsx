// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FactDetails } from '@fable/contract'
import { makeFact } from '../testing/fact.ts'
import { fillInBrowser, resetBrowser, stubServer } from '../testing/page.tsx'
import { loadRoot } from './app.tsx'

const THREE = makeFact({ id: 3, text: 'Three.', domain: 'example.com' })
const TWO = makeFact({ id: 2, text: 'Two.', domain: 'nasa.gov', category: 'history' })
const ONE = makeFact({ id: 1, text: 'One.', domain: 'nasa.gov' })

const pageOf = (fact: FactDetails) => ({ ...fact, related: [], corrections: [], rounds: [] })

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it('a fact leads to its category, to the next fact and to the facts of its source', async () => {
  stubServer({
    'GET /api/fact-pages': (_, query) => {
      const [domain, category] = [query.get('domain'), query.get('category')]
      const facts = [THREE, TWO, ONE]
        .filter((fact) => !domain || fact.domain === domain)
        .filter((fact) => !category || fact.category === category)
      return Response.json({ facts, next: null })
    },
    'GET /api/facts/2': pageOf(TWO),
    'GET /api/facts/1': pageOf(ONE),
  })
  render(await loadRoot('/', { origin: location.origin, now: 0 }))
  const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }))

  await follow('Two.')
  expect(await screen.findByText('No votes yet. Yours would be the first.')).toBeTruthy()
  const category = screen.getByRole('button', { name: 'history' })
  expect(category.getAttribute('aria-current')).toBe('true')
  await follow('Next fact')
  await expect.poll(() => location.pathname).toBe('/facts/1')
  await expect.poll(() => document.activeElement?.textContent).toBe('One.')
  await follow('More from nasa.gov')
  expect(await screen.findByText('2 facts')).toBeTruthy()
  await follow('history')
  await expect.poll(() => location.search).toBe('?category=history')
  await expect.poll(() => screen.queryByText('One.')).toBe(null)
})
