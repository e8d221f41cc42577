import { call } from '../../lib/api.ts'
import { DRAFT_KEYS } from '../../lib/storage.ts'
import { WaitingList } from '../form/waiting-list.ts'
import { FACT_FORM, type FactDraft } from './draft.ts'
import { showShared } from './show-shared.ts'

/** The facts that wait for the network. */
export const waitingFacts = new WaitingList<FactDraft>({
  key: DRAFT_KEYS.waitingFacts,
  read: (stored) => {
    const draft = FACT_FORM.draftIn(stored)
    return FACT_FORM.isComplete(draft) ? draft : null
  },
  send: async (waiting) => {
    const fact = FACT_FORM.draftIn(waiting)
    const { source, text } = fact
    const { same } = await call('GET /api/facts-by-source', { query: { source, text } })
    const shared = same ?? (await call('POST /api/facts', { body: fact }))
    if (!('held' in shared)) showShared(shared)
  },
  sentNotice: 'You’re back online. Your fact was shared.',
})
