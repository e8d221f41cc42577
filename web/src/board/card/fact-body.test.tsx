// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FACT_FIELD_NAMES, VOTES } from '@fable/contract/limits'
import { typedFact } from '@fable/contract/testing'
import { makeCorrection, makeFact } from '../../testing/fact.ts'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import { BeliefBar } from './belief-bar.tsx'
import { FactCard, FactPoster } from './fact-body.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it.each(FACT_FIELD_NAMES)('a fact shows the field %s', (name) => {
  const { container } = renderPage(<FactPoster fact={makeFact()} name="The fact" />)
  expect(container.innerHTML).toContain(typedFact()[name])
})

it('a fact without votes or a date shows no zeros and invites the reader to vote', () => {
  const { container } = renderPage(<FactPoster fact={makeFact()} name="The fact" />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    VOTES.map(({ name }) => name),
  )
  expect(container.textContent).not.toContain('0')
  expect(container.querySelector('time')).toBe(null)
  expect(screen.getByRole('button', { name: 'False' }).title).toBe('False. Be the first.')
})

it('a poster without votes invites the reader to cast the first vote', () => {
  renderPage(<FactPoster fact={makeFact()} name="The fact" Belief={BeliefBar} />)
  expect(screen.getByText('No votes yet. Yours would be the first.')).toBeTruthy()
})

it('a fact with a vote and a date shows all three counts and the date', () => {
  const fact = makeFact()
  fact.votesFalse = 1
  fact.createdAt = '2024-11-09T12:00:00Z'
  renderPage(<FactPoster fact={fact} name="The fact" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '0',
    '0',
    '1',
  ])
  expect(screen.getByText('9 Nov 2024')).toBeTruthy()
})

/** A disputed fact with its correction. */
const makeDisputed = () =>
  makeFact({
    votesInteresting: 31,
    votesMindblowing: 12,
    votesFalse: 88,
    correction: makeCorrection({ helpful: 14 }),
  })

it('a disputed fact in a list shows how many doubt it, and its correction with the source', async () => {
  const { container } = renderPage(
    <ul>
      <FactCard fact={makeDisputed()} place="wide" q="damp" />
    </ul>,
  )
  expect(screen.getByRole('heading').textContent).toContain('[DISPUTED] 88 readers doubt this')
  expect(container.textContent).toContain(
    'Rather: It does, in damp air. (Source) example.org, Helpful: 14',
  )
  await expect.poll(() => container.querySelector('mark')?.textContent).toBe('damp')
  const source = screen.getByRole('link', { name: '(Source) example.org' })
  expect(source.getAttribute('target')).toBe('_blank')
  const all = screen.getByRole('link', { name: 'Helpful: 14' })
  expect(all.getAttribute('href')).toBe('/facts/7#corrections')
})

it('the poster of a disputed fact shows the votes against it, but not its correction', () => {
  const { container } = renderPage(
    <FactPoster fact={makeDisputed()} name="The fact" Belief={BeliefBar} />,
  )
  expect(container.textContent).toContain('[DISPUTED]')
  expect(container.textContent).toContain('Against: 88')
  expect(container.textContent).not.toContain('of 131')
  expect(container.textContent).not.toContain('Rather')
})

it('the text of a fact has the direction of its script', () => {
  const fact = makeFact({ text: 'القطط تنام ست عشرة ساعة في اليوم.' })
  renderPage(<FactPoster fact={fact} name="The fact" />)
  expect(screen.getByText(fact.text).closest('[dir]')?.getAttribute('dir')).toBe('auto')
})

it('the card of a fact has six links and buttons', () => {
  const { container } = renderPage(
    <ul>
      <FactCard fact={makeFact()} place="wide" />
    </ul>,
  )
  expect(container.querySelectorAll('a[href], button')).toHaveLength(6)
  const source = screen.getByRole('link', { name: '(Source) example.com' })
  expect(source.getAttribute('target')).toBe('_blank')
  expect(source.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
})
