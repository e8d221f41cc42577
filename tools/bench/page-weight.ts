import type { Part } from './row.ts'
import { firstViewBytes } from './weight.ts'

/** React alone is 58 KB. */
const LIMIT_KB = 90

/** The first view of the facts, against its limit. */
export const weight = (): Promise<Part> =>
  Promise.resolve({
    rows: [
      {
        what: 'the first view of the facts, brotli',
        beside: 'its limit',
        unit: 'KB',
        atMost: 1,
        measure: () => Promise.resolve({ figure: firstViewBytes() / 1000, limit: LIMIT_KB }),
      },
    ],
    close: () => Promise.resolve(),
  })
