import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { isRefusal, newRun, play, read, rngFrom } from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import { startServer } from '@fable/server/testing'

const HALF_A_SECOND = 500

/** Turns that the engine plays per second, in runs of 200 inputs at most. */
export const engineTurns = (): Promise<number> => {
  const begun = performance.now()
  let done = 0
  while (performance.now() - begun < HALF_A_SECOND) {
    let state = newRun({})
    for (let turn = 0; turn < 200; turn += 1, done += 1) {
      const rng = rngFrom(`bench:${done}`)
      const command = read(state, BOTS['random dice stops'](state, rng))
      if (!isRefusal(command)) state = play(state, command, rng).state
    }
  }
  return Promise.resolve((done * 1000) / (performance.now() - begun))
}

/** Copies of a state per second: the peer of a turn, which makes one, too. */
export const stateClones = (): Promise<number> => {
  const state = newRun({})
  const begun = performance.now()
  let done = 0
  for (; performance.now() - begun < HALF_A_SECOND; done += 1) structuredClone(state)
  return Promise.resolve((done * 1000) / (performance.now() - begun))
}

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
