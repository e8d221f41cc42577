import { newRun, RULES_VERSION } from '@fable/engine'
import type { SignedIn } from '../../http/app-env.ts'
import { dayOf } from '../calendar.ts'
import { drawRunId } from '../seeds.ts'
import type { NewRun } from '../store.ts'

type Start = Pick<NewRun, 'secret' | 'playerName' | 'road' | 'attempt'> & {
  readonly owner: SignedIn | null
  readonly time: number
}

/** The row of a run that starts under the rules of this server. */
export const createRun = ({ owner, time, playerName, ...run }: Start): NewRun => {
  const player = { playerName, userName: owner?.userName ?? '' }
  return {
    ...run,
    ...player,
    id: drawRunId(),
    rules: RULES_VERSION,
    userId: owner?.userId ?? null,
    state: JSON.stringify(newRun(player)),
    playedOn: dayOf(time),
    startedAt: new Date(time).toISOString(),
  }
}
