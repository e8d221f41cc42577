import { later } from './timers.ts'

/** Older versions of iOS read the file only after asking where to store it; in milliseconds. */
const READ_WITHIN = 60_000

/** Downloads a file. */
export function download(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  later(READ_WITHIN, () => URL.revokeObjectURL(address))
}
