import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startServer } from '@fable/server/testing'

/** The time in milliseconds until the server listens, with data in the folder. */
export const startTime = async (folder: string): Promise<number> => {
  const begun = performance.now()
  const settings = { DATA_DIR: join(folder, 'again'), NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const one = startServer(folder, settings)
  await one.listening
  const taken = performance.now() - begun
  one.process.kill('SIGTERM')
  await one.ended
  return taken
}

/** The time in milliseconds of a Node process that does nothing. */
export const emptyProcess = (): Promise<number> => {
  const begun = performance.now()
  execFileSync(process.execPath, ['-e', '0'])
  return Promise.resolve(performance.now() - begun)
}
