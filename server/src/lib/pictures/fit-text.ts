import { layOut, type Node } from './lay-out.ts'

/** Approximate width of a letter in a long word, in em, to choose a size at which no word is broken. */
const LETTER_EM = 0.58
/** A lower bound for the area of a letter, in em², so that sizes that are too large are skipped. */
const LETTER_AREA_EM = 0.42
/** Longer words are broken. */
const WORD_MAX = 30

type Area = { readonly width: number; readonly height: number }

/** The sizes at which texts may fit an area without a broken word, and the last one, whatever the texts. */
export const sizesFor = (
  texts: readonly string[],
  sizes: readonly number[],
  { width, height }: Area,
): readonly number[] => {
  const words = texts.flatMap((text) => text.split(/\s+/))
  const longestWord = Math.max(...words.map(({ length }) => length))
  const longest = Math.max(...texts.map(({ length }) => length))
  const widest = width / (Math.min(longestWord, WORD_MAX) * LETTER_EM)
  const largest = Math.sqrt((width * height) / (longest * LETTER_AREA_EM))
  return sizes.filter((size) => (size <= widest && size <= largest) || size === sizes.at(-1))
}

type Fit = {
  readonly texts: readonly string[]
  /** The largest first. At the last one every text fits. */
  readonly sizes: readonly number[]
  readonly width: number
  /** The most that a text may take, in pixels. */
  readonly heightAt: (size: number) => number
  readonly boxOf: (text: string, size: number) => Node
}

/** The largest of the sizes at which each text fits, or null if the font lacks a letter of one. */
export const fitText = async ({
  texts,
  sizes,
  width,
  heightAt,
  boxOf,
}: Fit): Promise<number | null> => {
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
