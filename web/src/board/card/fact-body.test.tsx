// @vitest-environment jsdom
import type { FactDetails } from '@fable/contract'
import { FACT_FIELD_NAMES, FACT_FIELDS, readFactField } from '@fable/contract/limits'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import { FactPoster } from './fact-body.tsx'

const exampleOf = (name: (typeof FACT_FIELD_NAMES)[number]) =>
  FACT_FIELDS[name].reference.example ?? 'an example is missing'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it.each(FACT_FIELD_NAMES)('a fact shows the %s that a visitor has given', (name) => {
  const given = FACT_FIELD_NAMES.map((one) => [one, readFactField(one, exampleOf(one))])
  const fact = {
    ...(Object.fromEntries(given) as Omit<FactDetails, 'id'>),
    id: 7,
    votesInteresting: 0,
    votesMindblowing: 0,
    votesFalse: 0,
    createdAt: null,
    domain: 'example.com',
  }
  const { container } = renderPage(<FactPoster fact={fact} name="The fact" />)
  expect(container.innerHTML).toContain(exampleOf(name))
})
