import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ScreenData } from '@fable/contract'
import { makeQueryClient } from '../lib/query-client.ts'
import { ScreenDataContext } from '../lib/screen-data.ts'
import { App, loadScreen } from './app.tsx'

/**
 * The whole page for its first rendering, alike in the browser and on the server: with the file of its screen
 * loaded, and with what the server renders the screen from in the cache.
 */
export async function loadRoot(path: string, data: ScreenData): Promise<ReactNode> {
  const client = makeQueryClient()
  // Without its file the screen says so by itself.
  const screen = await loadScreen(path).catch(() => undefined)
  screen?.keepData?.(client, data)
  return (
    <ScreenDataContext value={data}>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </ScreenDataContext>
  )
}
