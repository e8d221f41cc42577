/** The draws of one turn for the tight loop: the engine's hash, generator and uniform draw without an object. */
let a = 0
let b = 0
let c = 0
let d = 0

/** cyrb128 of a seed: the state of the generator. */
export const seedDraws = (seed: string): void => {
  let h1 = 1779033703
  let h2 = 3144134277 | 0
  let h3 = 1013904242
  let h4 = 2773480762 | 0
  for (let at = 0; at < seed.length; at++) {
    const code = seed.charCodeAt(at)
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  a = h1 ^ h2 ^ h3 ^ h4
  b = h2 ^ a
  c = h3 ^ a
  d = h4 ^ a
}

/** The next number of xoroshiro128+. */
const next = (): number => {
  const drawn = (b + d) | 0
  const low = d ^ b
  const high = c ^ a
  const old = b
  b = (b << 24) ^ (a >>> 8) ^ low ^ (low << 16)
  a = (a << 24) ^ (old >>> 8) ^ high ^ ((high << 16) | (low >>> 16))
  d = (high << 5) ^ (low >>> 27)
  c = (low << 5) ^ (high >>> 27)
  return drawn
}

const ALL = 2 ** 32

/** A whole number from 0 to sides - 1, each equally likely. */
export const draw = (sides: number): number => {
  const limit = sides > 2 ? ~~(ALL / sides) * sides : ALL
  let drawn = next() + ALL / 2
  while (drawn >= limit) drawn = next() + ALL / 2
  return drawn % sides
}
