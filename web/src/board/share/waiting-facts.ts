import { sourceKey } from '@fable/contract/limits'
import { call, isProblem } from '../../lib/api.ts'
import { showNotice } from '../../ui/notice.tsx'
import { WaitingList } from '../form/waiting-list.ts'
import { FACT_FORM, type FactDraft } from './draft.ts'
import { sameIn } from './same-fact.ts'
import { showShared } from './show-shared.ts'
import { WAITING_FACTS_KEY } from './storage-keys.ts'

async function shareOnce(body: FactDraft) {
  try {
    return await call('POST /api/facts', { query: { unlessSame: 'true' }, body })
  } catch (error) {
    if (!isProblem(error, 'same_fact')) throw error
    // An equal fact was stored by an earlier request whose response was lost. If the facts are only similar, the
    // visitor must decide.
    const fact = await call('GET /api/facts/:id', { params: { id: sameIn(error).id } })
    const isSame =
      fact.text === body.text.trim() && sourceKey(fact.source) === sourceKey(body.source)
    if (!isSame) throw error
    return fact
  }
}

export const waitingFacts = new WaitingList<FactDraft>({
  name: WAITING_FACTS_KEY,
  read: (stored) => {
    const draft = FACT_FORM.draftIn(stored)
    return FACT_FORM.isComplete(draft) ? draft : null
  },
  send: async (waiting) => {
    const shared = await shareOnce(FACT_FORM.draftIn(waiting))
    if (!('held' in shared)) showShared(shared)
    showNotice('You’re back online. Your fact was shared.')
  },
})
