import './ui/tokens.css'
import './ui/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { screenOf } from '@fable/contract/limits'
import { loadRoot } from './app/app.tsx'
import { readScreenData } from './lib/screen-data.ts'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
/** Undefined if the server has rendered no screen. */
const { rendered } = element.dataset
const makePage = async () => (
  <StrictMode>{await loadRoot(location.pathname, readScreenData())}</StrictMode>
)

if (rendered === undefined) {
  createRoot(element).render(await makePage())
} else {
  // The server's document decides when its scripts start (until-hydrated.js).
  await (window as { wanted?: Promise<void> }).wanted
  // Another document stays as it is: a copy in a web archive, or the not-found screen at the path of the desk.
  if (rendered === (screenOf(location.pathname) ?? '')) {
    const page = await makePage()
    startTransition(() => void hydrateRoot(element, page))
  }
}
window.dispatchEvent(new Event('hydrating'))
