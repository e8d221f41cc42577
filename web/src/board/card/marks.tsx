import type { FactDetails } from '@fable/contract'
import { isMarked, splitAtMarks } from './search-marks.ts'
import { shortDomain } from './source-link.tsx'

export function MarkedText({ text, q }: { text: string; q: string }) {
  return splitAtMarks(text, q).map((part, at) =>
    at % 2 === 0 ? <span key={at}>{part}</span> : <mark key={at}>{part}</mark>,
  )
}

/**
 * Shows the domain of the source. If the search terms occur only in the rest of the address, shows the whole address.
 */
export function MarkedSource({ fact, q }: { fact: FactDetails; q: string }) {
  const { text, source, domain } = fact
  const address = source.replace(/^https?:\/\//, '')
  const isInAddress = isMarked(address, q) && !isMarked(text, q) && !isMarked(domain, q)
  return <MarkedText text={isInAddress ? address : shortDomain(domain)} q={q} />
}
