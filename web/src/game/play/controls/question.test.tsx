// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EMPTY_LEDGER, withEntries } from '../../ledger/ledger.ts'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { isKnown, KnownAnswer } from './question.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

const told = ['correctYes', 'incorrectYes', 'incorrectYes', 'incorrectNo'] as const
const ledger = told.reduce(
  (so, outcome) => withEntries(so, [`told/lost-potato/${outcome}`]),
  EMPTY_LEDGER,
)

it('a question is known once it was answered', () => {
  expect(isKnown(EMPTY_LEDGER, 'lost-potato')).toBe(false)
  expect(isKnown(ledger, 'lost-potato')).toBe(true)
  expect(isKnown(ledger, 'dark-cave')).toBe(false)
})

it('an answer shows how often it was right and wrong, and what came of it', () => {
  renderPage(<KnownAnswer label="Yes" answer="yes" opportunity="lost-potato" ledger={ledger} />)
  expect(screen.getByText('1 right, 2 wrong')).toBeTruthy()
  expect(document.body.textContent).toContain('right: He took up the banjo.')
  expect(document.body.textContent).toContain('wrong: It lived right there.')
})

it('what was never met stays untold', () => {
  renderPage(<KnownAnswer label="No" answer="no" opportunity="lost-potato" ledger={ledger} />)
  expect(screen.getByText('1 wrong')).toBeTruthy()
  expect(document.querySelectorAll('[data-met="false"]')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Bait')
})
