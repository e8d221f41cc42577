/** 128 bits as four 32-bit integers. */
export type Bits = {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

export const EMPTY_MIX: Bits = {
  a: 1779033703,
  b: 3144134277 | 0,
  c: 1013904242,
  d: 2773480762 | 0,
}

/** The first step of the hash. A text can be added in parts: adding 'a' and then 'b' is the same as adding 'ab'. */
export function mix(from: Bits, text: string): Bits {
  let { a, b, c, d } = from
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  return { a, b, c, d }
}

/** The second step of the hash. */
export function spread(mixed: Bits): Bits {
  const a = Math.imul(mixed.c ^ (mixed.a >>> 18), 597399067)
  const b = Math.imul(mixed.d ^ (mixed.b >>> 22), 2869860233)
  const c = Math.imul(a ^ (mixed.c >>> 17), 951274213)
  const d = Math.imul(b ^ (mixed.d >>> 19), 2716044179)
  const all = a ^ b ^ c ^ d
  return { a: all, b: b ^ all, c: c ^ all, d: d ^ all }
}

/**
 * Hashes a text to 128 bits with cyrb128 by bryc (public domain). The hash is not cryptographic. Its only purpose is
 * that seeds which differ in one character give unrelated draws.
 */
export const hash128 = (text: string): Bits => spread(mix(EMPTY_MIX, text))
