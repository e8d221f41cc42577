// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import { FlameCount, Flames } from './flames.tsx'
import { ThreePosts } from './three-posts.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it('the legend of the leaderboard names each lantern once, by its flames', () => {
  renderPage(<ThreePosts />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toHaveLength(4)
  for (const [at, words] of ['one flame', 'two flames', 'three flames'].entries()) {
    expect(items[at]).toContain(words)
    expect(items[at]).toMatch(/^\w[\w, -]+(one|two|three) flames?$/)
    expect(items[at]?.match(/Hunter/g)?.length ?? 0).toBeLessThanOrEqual(1)
  }
  expect(items[3]).toBe('Gone darktakes one flame along')
})

it.each([
  [1, false, '1 flame'],
  [9, false, '9 flames'],
  [2, true, '2 flames, one put out'],
])('the leaderboard draws and counts flames with the label “$2”', (count, isOneOut, name) => {
  const { rerender } = renderPage(<Flames count={count} isOneOut={isOneOut} />)
  expect(screen.getByRole('img', { name }).children).toHaveLength(count + (isOneOut ? 1 : 0))
  rerender(<FlameCount count={count} isOneOut={isOneOut} />)
  expect(screen.getByRole('img', { name }).textContent).toBe(String(count))
})

it('a run without flames shows no picture of flames', () => {
  renderPage(
    <>
      <Flames count={0} />
      <FlameCount count={0} />
    </>,
  )
  expect(screen.queryByRole('img')).toBeNull()
})
