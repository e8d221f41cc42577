import { later } from './timers.ts'

/** An older iOS reads the file only after it has asked where to put it; in milliseconds. */
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
