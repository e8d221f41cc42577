import { layOut, type Node } from './lay-out.ts'

/** The width of a letter in a long word, in em. It helps to choose a size at which no word is broken. */
const LETTER_EM = 0.58
/** The smallest area of a letter, in em². It helps to skip sizes that are certainly too large. */
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

/**
 * Returns the first of `sizes` at which the texts fit, or else the last. Returns null if the font lacks a letter of any
 * text.
 */
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
