import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { FactsDocument } from '@fable/contract'
import { loadRoot } from './app/root.tsx'

export { keepDrawing } from './platform/drawings.ts'

/**
 * Renders a screen on the server, as the page then hydrates it. The build makes a file for Node of this one.
 * `facts`: what the fact list is rendered from; null for other screens.
 */
export async function render(path: string, facts: FactsDocument | null): Promise<string> {
  const root = await loadRoot(path, facts)
  return renderToString(
    <Router ssrPath={path} ssrSearch={facts?.search ?? ''}>
      {root}
    </Router>,
  )
}
