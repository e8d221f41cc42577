import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeThread } from './thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'fable-thread-'))
const program = join(folder, 'program.mjs')
const thread = makeThread<number, number>({
  program: pathToFileURL(program),
  onFailure: () => undefined,
})
afterAll(async () => {
  await thread.close()
  rmSync(folder, { recursive: true })
})

test('a thread that exceeds its memory limit ends, and the next task runs in a new thread', async () => {
  writeFileSync(
    program,
    `export default (megabytes) =>
      Array.from({ length: megabytes }, (_, n) => Array.from({ length: 131_072 }, (_, m) => m * n)).length`,
  )
  await expect(thread.run(300)).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  expect(await thread.run(3)).toBe(3)
})
