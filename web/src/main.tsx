import './ui/tokens.css'
import './ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadRoot } from './app/root.tsx'
import { readFactsDocument } from './platform/facts-document.ts'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')

const root = await loadRoot(location.pathname, readFactsDocument())
// A transition is rendered piece by piece, so that a press is answered meanwhile.
if (element.hasAttribute('data-rendered')) startTransition(() => void hydrateRoot(element, root))
else createRoot(element).render(root)
