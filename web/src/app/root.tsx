import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ScreenData } from '@fable/contract'
import { RenderedAtContext } from '../platform/at-time.ts'
import { makeQueryClient } from '../platform/query-client.ts'
import { App, loadScreen } from './app.tsx'

/**
 * The whole page for its first rendering, alike in the browser and on the server: with the file of its screen
 * loaded, and with what the server renders the screen from in the cache. `data`: null if that is nothing.
 */
export async function loadRoot(path: string, data: ScreenData | null): Promise<ReactNode> {
  const client = makeQueryClient()
  // Without its file the screen says so by itself.
  const screen = await loadScreen(path).catch(() => undefined)
  if (data) screen?.keepData?.(client, data)
  return (
    <RenderedAtContext value={(data?.facts ?? data?.fact)?.now ?? null}>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </RenderedAtContext>
  )
}
