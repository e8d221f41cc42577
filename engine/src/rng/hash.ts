/** 128 bits as four 32-bit integers. */
type Hash128 = readonly [number, number, number, number]

/**
 * cyrb128 by bryc (public domain): mixes a whole string into 128 bits. Not cryptographic: it only makes
 * seeds that differ in one character give unrelated draws.
 */
export const hash128 = (text: string): Hash128 => {
  let h1 = 1779033703
  let h2 = 3144134277
  let h3 = 1013904242
  let h4 = 2773480762
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  h1 ^= h2 ^ h3 ^ h4
  return [h1, h2 ^ h1, h3 ^ h1, h4 ^ h1]
}
