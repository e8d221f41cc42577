// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { EMPTY_LEDGER, type Ledger, withEntries } from '../../ledger/ledger.ts'
import KnownAnswer from './question.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

const told = ['correctYes', 'incorrectYes', 'incorrectYes', 'incorrectNo'] as const
const ledger = told.reduce(
  (so, outcome) => withEntries(so, [`told/lost-potato/${outcome}`]),
  EMPTY_LEDGER,
)

const answer = (label: 'Yes' | 'No', known: Ledger) => (
  <button type="button">
    <KnownAnswer
      label={label}
      answer={label === 'Yes' ? 'yes' : 'no'}
      opportunity="lost-potato"
      ledger={known}
    />
  </button>
)

it('the button of an answer shows how often the answer was right and wrong, and what each outcome changed', () => {
  const stakes = {
    'lost-potato/correctYes': { health: 2, gold: 2 },
    'lost-potato/incorrectYes': { health: -1 },
  }
  renderPage(answer('Yes', { ...ledger, stakes }))
  const said =
    'Yes right 1, wrong 2 right: He took up the banjo, +2 HEALTH, +2 GOLD wrong: It lived right there, −1 HEALTH'
  expect(screen.getByRole('button').textContent).toBe(said)
})

it('the button of an answer shows the days and fights of an outcome', () => {
  const stakes = { 'lost-potato/incorrectNo': { day: -2, fights: 1 } }
  renderPage(answer('No', { ...ledger, stakes }))
  expect(screen.getByText('−2 DAYS')).toBeTruthy()
  expect(screen.getByText('A FIGHT')).toBeTruthy()
})

it('an outcome without stored stakes shows only its text', () => {
  renderPage(answer('Yes', ledger))
  const said = 'Yes right 1, wrong 2 right: He took up the banjo wrong: It lived right there'
  expect(screen.getByRole('button').textContent).toBe(said)
})

it('the text of an outcome that was never met is not shown', () => {
  renderPage(answer('No', ledger))
  expect(screen.getByText('wrong 1')).toBeTruthy()
  expect(document.querySelectorAll('[data-met="false"]')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Bait')
})
