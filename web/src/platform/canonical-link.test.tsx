// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import { afterEach, expect, it } from 'vitest'
import { useCanonicalLink } from './canonical-link.ts'

const findLink = () => document.querySelector('link[rel="canonical"]')

afterEach(() => {
  findLink()?.remove()
})

it.each(['/facts/7', '/?category=science'])(
  'the canonical link of the first page is gone at %s',
  (next) => {
    navigate('/')
    document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://x.test/">')
    const { unmount } = renderHook(useCanonicalLink)
    expect(findLink()).not.toBeNull()
    act(() => {
      navigate(next)
    })
    expect(findLink()).toBeNull()
    unmount()
  },
)
