import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { ScreenData } from '@fable/contract'
import { loadRoot } from './app/root.tsx'

export { keepDrawing } from './platform/drawings.ts'

/**
 * Renders a screen on the server, as the page then hydrates it. The build makes a file for Node of this one.
 * `data`: what the screen is rendered from; null if that is nothing.
 */
export async function render(path: string, data: ScreenData | null): Promise<string> {
  const root = await loadRoot(path, data)
  return renderToString(
    <Router ssrPath={path} ssrSearch={data?.facts?.search ?? ''}>
      {root}
    </Router>,
  )
}
