import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { run } from './run.mjs'
import { findProcess } from './testing/processes.ts'

const isAlive = (pid: number) => findProcess(pid) !== undefined

test('a command returns its exit code and its output', async () => {
  expect(await run('sh', ['-c', 'echo out; echo err >&2; exit 3'], { quiet: true })).toEqual({
    code: 3,
    output: 'out\nerr\n',
  })
})

test('a command that a signal has ended returns a code above 128', async () => {
  expect((await run('sh', ['-c', 'kill -9 $$'], { quiet: true })).code).toBe(137)
})

test('a command that does not exist returns 127 and its name in the output', async () => {
  const { code, output } = await run('no-such-program', [], { quiet: true })
  expect({ code, output }).toEqual({
    code: 127,
    output: expect.stringContaining('no-such-program'),
  })
})

test('the child processes of a command end with the command', async () => {
  const { output } = await run('sh', ['-c', 'sleep 300 & echo $!'], { quiet: true })
  await expect.poll(() => isAlive(Number(output))).toBe(false)
})

test('a command ends with its parent process, even on kill -9', async () => {
  const module = fileURLToPath(new URL('run.mjs', import.meta.url))
  const asker = `import { run } from ${JSON.stringify(module)}; run('sh', ['-c', 'echo $$; sleep 300'])`
  const child = spawn(process.execPath, ['--input-type=module', '-e', asker], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const command = Number(line.toString())
  expect(isAlive(command)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(command)).toBe(false)
})
