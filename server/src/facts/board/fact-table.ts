import type { ParsedFact } from '@fable/contract'
import { CATEGORIES } from '@fable/contract/limits'

export const readFactTable = (table: string): readonly ParsedFact[] =>
  table.trim().split(/\n+/).map(readFactLine)

/** In the table, a line about a fact follows each fact. Throws if the last fact has none. */
export function readFactPairs(table: string): readonly (readonly [ParsedFact, string])[] {
  const lines = table.trim().split(/\n+/)
  return lines.flatMap((line, n) => {
    if (n % 2 === 1) return []
    const about = lines[n + 1]
    if (about === undefined) throw new Error(`This fact has no line about it: ${line}`)
    return [[readFactLine(line), about] as const]
  })
}

/**
 * A line has a category, a source and a text. The source is an address, or an article of the English Wikipedia. Throws
 * if there is no such category.
 */
function readFactLine(line: string): ParsedFact {
  const [, id, source = '', text = ''] = /^(\w+) (\S+) (.+)$/.exec(line) ?? []
  const category = CATEGORIES.find((one) => one.id === id)?.id
  if (category === undefined) throw new Error(`This line has no category: ${line}`)
  const isAddress = /^https?:\/\//.test(source)
  return {
    category,
    text,
    source: isAddress ? source : `https://en.wikipedia.org/wiki/${source}`,
  }
}
