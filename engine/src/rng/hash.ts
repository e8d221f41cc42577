/** 128 bits as four 32-bit integers. */
export type Hash128 = readonly [number, number, number, number]

/** The mix of an empty text. */
export const EMPTY_MIX: Hash128 = [1779033703, 3144134277, 1013904242, 2773480762]

/**
 * The first half of the hash: takes a text into a mix. A text may be mixed in parts: the mix of 'ab' is
 * that of 'a' with 'b'.
 */
export const mix = ([first, second, third, fourth]: Hash128, text: string): Hash128 => {
  let h1 = first
  let h2 = second
  let h3 = third
  let h4 = fourth
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179)
  }
  return [h1, h2, h3, h4]
}

/** The second half: spreads a mix over all bits. */
export const hashOf = ([first, second, third, fourth]: Hash128): Hash128 => {
  const h1 = Math.imul(third ^ (first >>> 18), 597399067)
  const h2 = Math.imul(fourth ^ (second >>> 22), 2869860233)
  const h3 = Math.imul(h1 ^ (third >>> 17), 951274213)
  const h4 = Math.imul(h2 ^ (fourth >>> 19), 2716044179)
  const all = h1 ^ h2 ^ h3 ^ h4
  return [all, h2 ^ all, h3 ^ all, h4 ^ all]
}

/**
 * cyrb128 by bryc (public domain): mixes a whole string into 128 bits. Not cryptographic: it only makes
 * seeds that differ in one character give unrelated draws.
 */
export const hash128 = (text: string): Hash128 => hashOf(mix(EMPTY_MIX, text))
