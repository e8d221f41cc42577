import { type Finding, findingsOf } from './finding.ts'

const { good, wrong } = findingsOf('clock')

const TOLERANCE_MS = 5000

/**
 * Compares the clock to another time. `aheadMs` is how far this machine is ahead of it; for something that has
 * happened, any positive number is right.
 */
export const clockFinding = (aheadMs: number, other: string): Finding =>
  aheadMs < -TOLERANCE_MS
    ? wrong(
        `This machine's clock is ${Math.round(-aheadMs / 1000)} s behind ${other}.`,
        'Set it, and let it be kept: timedatectl set-ntp true.',
      )
    : good(`Not behind ${other}.`)

/** Compares the clock to one that shows the time now. */
export const compareClocks = (aheadMs: number, other: string): Finding =>
  aheadMs > TOLERANCE_MS
    ? wrong(
        `This machine's clock is ${Math.round(aheadMs / 1000)} s ahead of ${other}.`,
        'Set both, and let them be kept: timedatectl set-ntp true.',
      )
    : clockFinding(aheadMs, other)
