import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { diceFrom, newRun, step } from '@fable/engine'
import { BOTS, startServer } from '@fable/server/testing'

const HALF_A_SECOND = 500

/** Steps of the engine a second, in runs of 200 turns at most. */
export const engineSteps = (): Promise<number> => {
  const begun = performance.now()
  let done = 0
  while (performance.now() - begun < HALF_A_SECOND) {
    let state = newRun({})
    for (let turn = 0; turn < 200; turn += 1, done += 1) {
      const dice = diceFrom(`bench:${done}`)
      state = step(state, BOTS['random dice stops'](state, dice), dice).state
    }
  }
  return Promise.resolve((done * 1000) / (performance.now() - begun))
}

/** Copies of a state a second: the peer of a step, which makes one, too. */
export const stateClones = (): Promise<number> => {
  const state = newRun({})
  const begun = performance.now()
  let done = 0
  for (; performance.now() - begun < HALF_A_SECOND; done += 1) structuredClone(state)
  return Promise.resolve((done * 1000) / (performance.now() - begun))
}

/** From nothing to the server's address, on data in that folder, in milliseconds. */
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

/** A Node that starts and does nothing, in milliseconds. */
export const emptyProcess = (): Promise<number> => {
  const begun = performance.now()
  execFileSync(process.execPath, ['-e', '0'])
  return Promise.resolve(performance.now() - begun)
}
