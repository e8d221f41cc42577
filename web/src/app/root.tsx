import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FactsDocument } from '@fable/contract'
import { FactsDocumentContext } from '../platform/facts-document.ts'
import { makeQueryClient } from '../platform/query-client.ts'
import { App, loadScreen } from './app.tsx'

/**
 * The whole page for its first rendering, alike in the browser and on the server: with the file of its screen
 * loaded, and with what the server renders the facts from in the cache. `facts`: null if it renders none.
 */
export async function loadRoot(path: string, facts: FactsDocument | null): Promise<ReactNode> {
  const client = makeQueryClient()
  // Without its file the screen says so by itself.
  const screen = await loadScreen(path).catch(() => undefined)
  if (facts) screen?.keepFacts?.(client, facts)
  return (
    <FactsDocumentContext value={facts}>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </FactsDocumentContext>
  )
}
