// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NEW_TALLY, NO_POSTS, type Tally } from '@fable/engine'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { makeEnding } from '../../../testing/run.ts'
import { EMPTY_LEDGER, newLedgerRun, withEntries } from '../../ledger/ledger.ts'
import type { LastPageProps } from './last-page-props.ts'
import LastPage from './last-page.tsx'

const won = makeEnding({
  cause: 'hundred',
  daysSurvived: 100,
  strength: 59,
  kills: 42,
  bestHit: 36,
  gold: 1,
  last: { health: 21, maxDamage: 37, gold: 1, day: 100, foe: null },
})
const story: Tally = {
  ...NEW_TALLY,
  kills: 42,
  health: [
    [0, 5],
    [72, 8],
    [73, 2],
    [100, 21],
  ],
  closest: { day: 73, left: 2, lost: 6, by: 'octopus-of-destruction' },
  greatest: { foe: 'pumpkin-king', times: 3, day: 94 },
}
const kept = { post: 25, id: 'hunter', flames: 2, isKept: true, day: 50 } as const
const lost = { post: 50, id: 'miser', flames: 1, isKept: false, day: 61 } as const

/** Shows the last page of a won run, and returns what it says. */
function shown(props: Partial<LastPageProps> = {}, told: Partial<Tally> = {}): string {
  renderPage(
    <LastPage
      ending={won}
      run={{ id: 'r', posts: NO_POSTS, story: { ...story, ...told } }}
      ledger={EMPTY_LEDGER}
      best={null}
      {...props}
    />,
  )
  return screen.getByRole('region', { name: 'Last page' }).textContent
}

/** The cells by their titles. */
const cell = (title: string): string =>
  screen.getByRole('heading', { name: title }).closest('li')?.textContent ?? ''

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the last page of a won run', () => {
  it('has a headline of victory, its numbers in one line and no goal', () => {
    const text = shown()
    expect(screen.getByRole('heading', { name: 'All hundred.' })).toBeTruthy()
    expect(text).toContain('Nothing attacks you, and you will never trust it.')
    expect(text).toContain('42 foes36 best hitMAX DAMAGE 5 → 37')
    expect(text).not.toMatch(/Flames:|An ending:|Best to beat:/)
  })

  it('names the greatest foe that fell, and how often it has fallen', () => {
    shown()
    expect(cell('Greatest foe')).toBe('Greatest foePumpkin KingFelled on day 94, third time.')
  })

  it('says that no foe was felled, and nothing if the foes are unknown', () => {
    shown({ ending: { ...won, kills: 0 } }, { greatest: null, kills: 0 })
    expect(cell('Greatest foe')).toContain('You felled none of them.')
    resetBrowser()
    shown({}, { greatest: null, isWhole: false })
    expect(screen.queryByRole('heading', { name: 'Greatest foe' })).toBeNull()
  })

  it.each<[Partial<Tally>, string]>([
    [{}, 'Day 73, two leftOctopus of Destruction hit for six. You had eight.'],
    [
      { closest: { day: 73, left: 2, lost: 1, by: 'dark-cave' } },
      'Day 73, two leftDark Cave took one. You had three.',
    ],
    [
      { closest: { day: 73, left: 2, lost: 1, by: null } },
      'Day 73, two leftIt cost one. You had three.',
    ],
    [{ closest: null }, 'Day 73, two left'],
    [
      {
        closest: null,
        health: [
          [0, 5],
          [100, 9],
        ],
      },
      'Never below fiveNothing came close.',
    ],
  ])('describes the closest call: $1', (told, sentence) => {
    shown({}, told)
    expect(cell('Closest call')).toBe(`Closest call${sentence}`)
  })

  it('shows the flames, and which lanterns were kept and lost', () => {
    const posts = { ...NO_POSTS, flames: 1, judged: [kept, lost] }
    shown({ run: { id: 'r', story, posts } })
    expect(cell('Flames')).toContain('Hunter. Miser went dark.')
    expect(screen.getByRole('img', { name: '1 flame' })).toBeTruthy()
    resetBrowser()
    shown()
    expect(cell('Flames')).toContain('You took no lantern.')
  })

  it('draws a hill from the HEALTH by day, with a lit post for each kept lantern', () => {
    const posts = { ...NO_POSTS, flames: 1, judged: [kept, lost] }
    shown({ run: { id: 'r', story, posts } })
    const [hill] = screen.getAllByRole('img', { name: /^Sunrise/ })
    expect(hill?.getAttribute('aria-label')).toBe(
      'Sunrise over a hill that is as high as your HEALTH was, day by day: lowest on day 73 with two, highest on day 100 with 21',
    )
    expect(hill?.textContent).toBe('day 73: 2 HEALTH')
    const lit = [...(hill?.querySelectorAll('[data-lit]') ?? [])]
    expect(lit.map((post) => post.getAttribute('data-lit'))).toEqual(['true', 'false', 'false'])
    resetBrowser()
    shown({}, { health: [[0, 5]] })
    expect(screen.getAllByRole('img', { name: /^Sunrise/ })[0]?.textContent).toBe(
      'never below 5 HEALTH',
    )
  })

  it('ends its animation at any key', () => {
    shown()
    const still = () => document.querySelector('[data-still]')?.getAttribute('data-still')
    expect(still()).toBe('false')
    fireEvent.keyDown(document.body, { key: 'x' })
    expect(still()).toBe('true')
  })

  it('links to the ledger, the road, the replay and the shelf', () => {
    const ledger = withEntries({ ...EMPTY_LEDGER, run: newLedgerRun('r') }, ['met/gerald'])
    const ending = { ...won, rank: 2, rankedId: '0'.repeat(32) }
    const road = { day: '2026-11-20' }
    const text = shown({
      ending,
      ledger,
      run: { id: 'r', posts: NO_POSTS, story, road },
      shelf: { day: 30, onBack: () => undefined },
    })
    expect(text).toContain('Rank 2 so far')
    const page = within(screen.getByRole('region', { name: 'Last page' }))
    expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1 new in the ledger',
      'Who is ahead',
      'Watch it again',
    ])
    expect(page.getByRole('button', { name: 'Back to day 30' })).toBeTruthy()
  })

  it('names the account that has claimed the run', () => {
    shown({ claim: { state: 'offered' } })
    expect(screen.getByRole('status').textContent).toBe('')
    resetBrowser()
    shown({ claim: { state: 'due' } })
    expect(screen.getByRole('status').textContent).toMatch(/^Your name follows/)
    resetBrowser()
    shown({ claim: { state: 'claimed', name: 'Mira' } })
    expect(screen.getByRole('status').textContent).toBe('Mira’s, from now on.')
  })
})
