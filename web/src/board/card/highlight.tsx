const LETTER = String.raw`[\p{L}\p{N}\p{M}]`

/** Matches the beginnings of words that a search looks for; null for no search. */
function patternOf(q: string): RegExp | null {
  const words = q === '' ? null : q.match(new RegExp(`${LETTER}+`, 'gu'))
  return words && new RegExp(`(?<!${LETTER})(${words.join('|')})`, 'giu')
}

/** Whether a text has words of a search. */
export const isMarked = (text: string, q: string): boolean => patternOf(q)?.test(text) ?? false

/** A text with the words of a search marked. */
export function Highlight({ text, q }: { text: string; q: string }) {
  const pattern = patternOf(q)
  if (!pattern) return <span>{text}</span>
  return text
    .split(pattern)
    .map((part, at) => (at % 2 === 0 ? <span key={at}>{part}</span> : <mark key={at}>{part}</mark>))
}
