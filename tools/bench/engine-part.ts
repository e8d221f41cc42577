import { engineTurns, loopTurns, replayTime } from './engine.ts'
import type { Part } from './row.ts'

const REPLAY_MICROSECONDS = 200

/** The engine on one core. */
export const engine = (): Promise<Part> =>
  Promise.resolve({
    rows: [
      {
        what: 'turns of the engine, with lines',
        beside: 'a tight loop of the rules',
        unit: '/s',
        atLeast: 0.1,
        measure: () => Promise.resolve({ figure: engineTurns(), limit: loopTurns() }),
      },
      {
        what: 'a replay of 250 turns',
        beside: 'its limit',
        unit: 'µs',
        atLeast: 1,
        measure: () => Promise.resolve({ figure: replayTime(), limit: REPLAY_MICROSECONDS }),
      },
    ],
    close: () => Promise.resolve(),
  })
