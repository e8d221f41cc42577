import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { diceFrom, newRun, step } from '@fable/engine'
import { BOTS, startServer } from '@fable/server/testing'

const HALF_A_SECOND = 500

/** Engine steps per second, in runs of at most 200 turns. */
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

/** State copies per second: the baseline of a step, which also copies the state. */
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
