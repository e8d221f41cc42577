// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FEED_NAMES, publicFeedPath } from '@fable/contract/limits'
import { fillInBrowser, passTime, renderPage, resetBrowser } from '../../testing/page.tsx'
import Feeds from './feeds.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()
const button = () => screen.getByRole('button', { name: /the address of All facts$/ })
const announced = () => screen.getByRole('status').textContent
async function press() {
  fireEvent.click(button())
  await passTime(0)
}

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
  const clipboard = { value: { writeText } }
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard }))
  writeText.mockReset().mockResolvedValue()
  renderPage(<Feeds />)
})
afterEach(resetBrowser)

describe('the screen of feeds', () => {
  it('links to every public feed', () => {
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const name of FEED_NAMES) expect(paths).toContain(publicFeedPath(name))
  })

  it('copies the whole address of a feed and shows “Copied” for two seconds', async () => {
    await press()
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/feeds/all.atom`)
    expect([button().textContent, announced()]).toEqual([
      'Copied the address of All facts',
      'All facts: copied.',
    ])
    await passTime(2_000)
    expect([button().textContent, announced()]).toEqual(['Copy the address of All facts', ''])
  })

  it('shows the whole address if it cannot be copied', async () => {
    writeText.mockRejectedValue(new Error('Forbidden.'))
    await press()
    expect(screen.getByText(`${location.origin}/feeds/all.atom`)).toBeTruthy()
    expect(screen.getByText('Copy it by hand.')).toBeTruthy()
    expect(announced()).toContain('couldn’t be copied')
  })
})
