// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import { Tray } from './tray.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it('the tray shows the four paths and names them all in its label', () => {
  renderPage(<Tray fog={{ path: 2, kinds: ['empty', 'enemy', 'reward', 'merchant'] }} />)
  const tray = screen.getByRole('img', {
    name: 'The four paths of this fork. You took path 2, an enemy. Path 1: nothing. Path 3: a reward. Path 4: a merchant.',
  })
  expect(tray.textContent).toBe('1 Empty2 Enemy3 Reward4 Merchant')
  expect(tray.querySelectorAll('[data-taken="true"]')).toHaveLength(1)
  expect(tray.querySelectorAll('[data-missed="true"]')).toHaveLength(1)
})
