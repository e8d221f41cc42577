import type { FactDetails } from '@fable/contract'
import { loadedLater } from '../../ui/part.tsx'
import { shortDomain } from './source-link.tsx'

export const loadMarks = (): Promise<typeof import('./marks.tsx')> => import('./marks.tsx')

const plainText = ({ text }: { text: string }) => <span>{text}</span>

const MarkedText = loadedLater(async () => ({ default: (await loadMarks()).MarkedText }), plainText)

const MarkedSource = loadedLater(
  async () => ({ default: (await loadMarks()).MarkedSource }),
  ({ fact }) => <span>{shortDomain(fact.domain)}</span>,
)

export const Highlight = (props: { text: string; q: string }) =>
  props.q === '' ? plainText(props) : <MarkedText {...props} />

export const HighlightedSource = ({ fact, q }: { fact: FactDetails; q: string }) =>
  q === '' ? <span>{shortDomain(fact.domain)}</span> : <MarkedSource fact={fact} q={q} />
