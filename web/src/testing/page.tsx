import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { changePreferences } from '../game/save/preferences.ts'
import type { SyncPort, SyncState } from '../game/save/sync-port.ts'
import { makeQueryClient } from '../lib/query-client.ts'
import { Store } from '../lib/store.ts'
import { showNotice } from '../ui/notice.tsx'
import { closePopup } from '../ui/popups.ts'

// A busy machine needs this long; an idle one does not.
configure({ asyncUtilTimeout: 20_000 })

/** Browser features that jsdom lacks: modal dialogs, media queries, observers, scrolling. */
export function fillInBrowser(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
  stubMedia()
  class Observer {
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
}

function stubMedia(): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
}

/** Advances fake timers, including the rendering and the requests in this time. */
export async function passTime(milliseconds: number): Promise<void> {
  // A request that depends on another response starts when that response is rendered.
  for (const step of [milliseconds, 1, 1]) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(step)
    })
  }
}

/** Presses a button by its name, and lets time pass. The timers are fake. */
export async function press(name: string | RegExp, wait = 1_000): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }))
  await passTime(wait)
}

/** Enters inputs into the game one by one, each with a second to print. The timers are fake. */
export async function enter(...inputs: string[]): Promise<void> {
  for (const value of inputs) {
    const field = screen.getByLabelText('Your answer')
    fireEvent.change(field, { target: { value } })
    fireEvent.submit(field)
    await passTime(1_000)
  }
}

/** The adventurer's numbers, as the game shows them. */
export const adventurer = (): string =>
  screen.getByRole('region', { name: 'Adventurer' }).textContent

/** Ends a test: unmounts, and leaves no stub, timer, popup, notice, address, preference or stored data behind. */
export function resetBrowser(): void {
  cleanup()
  closePopup()
  showNotice('')
  // The first preferences are those of the device.
  stubMedia()
  changePreferences({ pace: 'timed', dice: 'rolling' })
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

const ignore = () => undefined

/** Account of a player who has none. */
export const noSync: SyncPort = {
  attach: () => ignore,
  push: ignore,
  flush: ignore,
  state: new Store<SyncState>({ status: 'off', other: null }),
  choose: ignore,
}

type Reply = (body: unknown, query: URLSearchParams) => Response | Promise<Response>

/** The server: a reply for each call by its method and path, e.g. 'GET /api/settings'; 404 for the rest. */
export function stubServer(replies: Record<string, Reply | object | null>): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const [path = '', search] = address.split('?')
    const call = `${method} ${path}`
    requests.push(call)
    const reply = replies[call]
    if (reply === undefined) return Response.json({ code: 'not_found' }, { status: 404 })
    if (typeof reply !== 'function') return Response.json(reply)
    return (reply as Reply)(JSON.parse((body ?? 'null') as string), new URLSearchParams(search))
  })
  return requests
}

type RenderedPage = ReturnType<typeof render> & { readonly queries: QueryClient }

/** Renders with a cache of responses of its own. */
export function renderPage(page: ReactNode): RenderedPage {
  const queries = makeQueryClient()
  const inPage = (content: ReactNode) => (
    <QueryClientProvider client={queries}>{content}</QueryClientProvider>
  )
  const { rerender, ...view } = render(inPage(page))
  return { ...view, queries, rerender: (content) => rerender(inPage(content)) }
}
