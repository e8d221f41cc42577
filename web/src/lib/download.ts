import { later } from './timers.ts'

/**
 * In milliseconds; the file may then be freed. Some versions of iOS read it only after asking the user where to store
 * it.
 */
const READ_WITHIN = 60_000

export function download(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  later(READ_WITHIN, () => URL.revokeObjectURL(address))
}
