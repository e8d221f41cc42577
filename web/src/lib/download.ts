import { later } from './timers.ts'

/**
 * After this time the file is freed. Some versions of iOS read the file only after they have asked the user where to
 * store it.
 */
const READ_WITHIN_MS = 60_000

export function download(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  later(READ_WITHIN_MS, () => URL.revokeObjectURL(address))
}
