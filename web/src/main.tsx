import './ui/tokens.css'
import './ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadRoot } from './app/root.tsx'
import { hydrateInPieces } from './platform/hydrate.ts'
import { readScreenData } from './platform/screen-data.ts'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')

const root = await loadRoot(location.pathname, readScreenData())
if (element.hasAttribute('data-rendered'))
  await hydrateInPieces(() => void hydrateRoot(element, root))
else createRoot(element).render(root)
