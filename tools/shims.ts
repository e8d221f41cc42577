/**
 * Lists the code that only another release needs, with the last release that needs it.
 *   npm run shims
 */
import { findShims, isAfter } from './shims/find-shims.ts'

const shims = findShims().shims.sort((a, b) => (isAfter(a.until, b.until) ? 1 : -1))
for (const { until, file, line, reason } of shims)
  console.log(`${until}  ${file}:${line}\n        ${reason}`)
console.log(`Shims: ${shims.length}. A shim goes in the release after the one it names.`)
