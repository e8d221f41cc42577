import { layOut, type Node } from './lay-out.ts'

/** In em, in a long word. With it a size is chosen at which no word is broken. */
const LETTER_EM = 0.58
/** In em², as a lower limit. With it, sizes that are certainly too large are skipped. */
const LETTER_AREA_EM = 0.42
const WORD_MAX = 30

type Area = { readonly width: number; readonly height: number }

export function sizesFor(
  texts: readonly string[],
  sizes: readonly number[],
  { width, height }: Area,
): readonly number[] {
  const words = texts.flatMap((text) => text.split(/\s+/))
  const longestWord = Math.max(...words.map(({ length }) => length))
  const longest = Math.max(...texts.map(({ length }) => length))
  const widest = width / (Math.min(longestWord, WORD_MAX) * LETTER_EM)
  const largest = Math.sqrt((width * height) / (longest * LETTER_AREA_EM))
  return sizes.filter((size) => (size <= widest && size <= largest) || size === sizes.at(-1))
}

type Fit = {
  readonly texts: readonly string[]
  readonly sizes: readonly number[]
  readonly width: number
  readonly heightAt: (size: number) => number
  readonly boxOf: (text: string, size: number) => Node
}

/** null if the font lacks a letter of any of the texts. */
export async function fitText({
  texts,
  sizes,
  width,
  heightAt,
  boxOf,
}: Fit): Promise<number | null> {
  for (const size of sizes) {
    const heights: number[] = []
    for (const text of texts) {
      const laidOut = await layOut(boxOf(text, size), { width })
      if (laidOut === null) return null
      heights.push(laidOut.height)
    }
    if (Math.max(...heights) <= heightAt(size)) return size
  }
  return sizes.at(-1) ?? null
}
