// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { keyFor, useKeys } from './keys.ts'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

const nothing = () => undefined

function Group({ mode, onPress }: { mode: string; onPress: (key: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useKeys({ input, isPrinting: false, advance: nothing, turnPage: null, openHelp: nothing })
  const key = mode === 'yesno' ? keyFor('no') : keyFor('none')
  return (
    <div data-mode={mode}>
      <button type="button" data-key={key} onClick={() => onPress(key)}>
        {key}
      </button>
    </div>
  )
}

function press(mode: string, key: string): string {
  const onPress = vi.fn<(key: string) => void>()
  const { unmount } = renderPage(<Group mode={mode} onPress={onPress} />)
  fireEvent.keyDown(window, { key })
  unmount()
  return onPress.mock.lastCall?.[0] ?? ''
}

describe('the keys 0 and N', () => {
  it.each(['0', 'n', 'N'])('press the button “none” of the merchant: %s', (key) => {
    expect(press('merchant', key)).toBe('n 0')
  })

  it('differ in a question, which only N answers', () => {
    expect(press('yesno', 'n')).toBe('n')
    expect(press('yesno', '0')).toBe('')
  })
})
