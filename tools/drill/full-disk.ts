import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeSync, openSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFolder, type Product, type Result, underLoad, withProduct } from './under-load.ts'

const FULL_MS = 5000
const DISK = '16m'
const BLOCK = Buffer.alloc(4096)

const fill = (file: string) => {
  const ballast = openSync(file, 'w')
  try {
    for (;;) writeSync(ballast, BLOCK)
  } catch {
    closeSync(ballast)
  }
}

/** Fills the disk that the data is on. */
const onSmallDisk = async (folder: string): Promise<Result> => {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'fable-drill', disk])
  try {
    return await withProduct(folder, { DATA_DIR: disk }, (product) =>
      underLoad({
        fault: `the disk of the embedded database is full for ${FULL_MS / 1000} s`,
        product,
        cause: async () => {
          const ballast = join(disk, 'ballast')
          fill(ballast)
          await sleep(FULL_MS)
          rmSync(ballast)
        },
      }),
    )
  } finally {
    execFileSync('umount', [disk])
  }
}

/** Without root: the server may not lengthen its files. */
const onLimitedFiles = (product: Product): Promise<Result> => {
  const limit = (bytes: string) =>
    execFileSync('prlimit', [
      `--pid=${String(product.current().process.pid)}`,
      `--fsize=${bytes}:unlimited`,
    ])
  return underLoad({
    fault: `no file of the server may grow (RLIMIT) for ${FULL_MS / 1000} s`,
    product,
    cause: async () => {
      limit('4096')
      await sleep(FULL_MS)
      limit('unlimited')
    },
  })
}

/** Takes all room from the embedded database under load, and gives it back. */
export const fullDisk = async (): Promise<readonly Result[]> => [
  await inFolder((folder) =>
    process.getuid?.() === 0 ? onSmallDisk(folder) : withProduct(folder, {}, onLimitedFiles),
  ),
]
