import { call, isProblem } from '../../lib/api.ts'
import { countOr, ID_MAX } from '../../lib/reading.ts'
import { showNotice } from '../../ui/notice.tsx'
import { WaitingList } from '../form/waiting-list.ts'
import { CORRECTION_FORM, type CorrectionDraft } from './draft.ts'
import { WAITING_CORRECTIONS_KEY } from './storage-keys.ts'

type CorrectionOfFact = CorrectionDraft & { readonly factId: number }

export const waitingCorrections = new WaitingList<CorrectionOfFact>({
  name: WAITING_CORRECTIONS_KEY,
  read: (stored) => {
    const draft = CORRECTION_FORM.draftIn(stored)
    const factId = countOr(stored.factId, 0, 0, ID_MAX)
    return CORRECTION_FORM.isComplete(draft) && factId > 0 ? { ...draft, factId } : null
  },
  send: async (waiting) => {
    const body = CORRECTION_FORM.draftIn(waiting)
    try {
      await call('POST /api/facts/:id/corrections', { params: { id: waiting.factId }, body })
    } catch (error) {
      // The same correction exists if an earlier request stored it and its response was lost.
      if (!isProblem(error, 'same_correction')) throw error
    }
    showNotice('You’re back online. Your correction was sent.')
  },
})

export const { trySending } = waitingCorrections
