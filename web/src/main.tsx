import './ui/tokens.css'
import './ui/base.css'
import { screenOf } from '@fable/contract/limits'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadRoot } from './app/app.tsx'
import { readScreenData } from './lib/screen-data.ts'

const element = document.getElementById('root')
if (!element) throw new Error()
const { rendered } = element.dataset
const isRendered = rendered !== undefined
const makePage = async () => (
  <StrictMode>{await loadRoot(location.pathname, readScreenData())}</StrictMode>
)

// The server's document decides when its scripts start (until-hydrated.js).
if (isRendered) await (window as { wanted?: Promise<void> }).wanted
if (!isRendered) createRoot(element).render(await makePage())
// A copy of the document at another address, such as that of a web archive, stays as it is.
else if (rendered === (screenOf(location.pathname) ?? '')) {
  const page = await makePage()
  startTransition(() => void hydrateRoot(element, page))
}
window.dispatchEvent(new Event('hydrating'))
