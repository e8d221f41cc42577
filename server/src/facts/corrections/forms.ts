import type { ResponseOf } from '@fable/contract'
import { factPath, HELD_ANCHOR } from '@fable/contract/limits'
import type { Form } from '../../http/forms.ts'

const CORRECTIONS = 'corrections'

export const correctionForms: readonly Form[] = [
  {
    screen: 'fact',
    name: 'helpful',
    ownField: 'helpful',
    call: ({ id, values: { helpful = '' } }) =>
      `/api/corrections/${encodeURIComponent(helpful)}/votes?fact=${id}`,
    next: (_, { id }) => `${factPath(Number(id))}#${CORRECTIONS}`,
  },
  {
    screen: 'fact',
    name: 'correction',
    ownField: 'text',
    call: ({ id }) => `/api/facts/${id}/corrections`,
    next: (result, { id }) => {
      const { held } = result as ResponseOf<'POST /api/facts/:id/corrections'>
      return `${factPath(Number(id))}#${held ? HELD_ANCHOR : CORRECTIONS}`
    },
  },
]
