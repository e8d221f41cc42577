import './ui/tokens.css'
import './ui/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadRoot } from './app/app.tsx'
import { readScreenData } from './lib/screen-data.ts'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')

const isRendered = element.hasAttribute('data-rendered')
// The server's document decides when its scripts start (until-hydrated.js).
if (isRendered) await (window as { wanted?: Promise<void> }).wanted
const page = <StrictMode>{await loadRoot(location.pathname, readScreenData())}</StrictMode>
if (isRendered) {
  startTransition(() => void hydrateRoot(element, page))
} else createRoot(element).render(page)
window.dispatchEvent(new Event('hydrating'))
