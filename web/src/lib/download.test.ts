// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { resetBrowser } from '../testing/page.tsx'
import { download } from './download.ts'

afterEach(resetBrowser)

it('the file of a download is available for ten seconds and released within another minute', () => {
  vi.useFakeTimers()
  const revoke = vi.fn()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoke }),
  )
  download(new File(['{}'], 'save.json'))
  vi.advanceTimersByTime(10_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledWith('blob:x')
})
