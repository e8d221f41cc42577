import type { FactDetails } from '@fable/contract'
import { loadedLater } from '../../ui/part.tsx'
import { shortDomain } from './source-link.tsx'

/** Fetches what marks the words of a search. */
export const loadMarks = (): Promise<typeof import('./marks.tsx')> => import('./marks.tsx')

const plainText = ({ text }: { text: string }) => <span>{text}</span>

const MarkedText = loadedLater(async () => ({ default: (await loadMarks()).MarkedText }), plainText)

const MarkedSource = loadedLater(
  async () => ({ default: (await loadMarks()).MarkedSource }),
  ({ fact }) => <span>{shortDomain(fact.domain)}</span>,
)

/** A text with the words of a search marked. */
export const Highlight = (props: { text: string; q: string }) =>
  props.q === '' ? plainText(props) : <MarkedText {...props} />

/** The domain of a fact's source, or its address, with the words of a search marked. */
export const HighlightedSource = ({ fact, q }: { fact: FactDetails; q: string }) =>
  q === '' ? <span>{shortDomain(fact.domain)}</span> : <MarkedSource fact={fact} q={q} />
