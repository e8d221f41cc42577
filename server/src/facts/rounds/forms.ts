import type { Day } from '@fable/contract'
import { afterChoicePath, dayOf, PICKED_BEFORE, SCREEN_PATHS } from '@fable/contract/limits'
import type { Form } from '../../http/forms.ts'

export function choiceForms({ now }: { readonly now: () => number }): readonly Form[] {
  const today = (): string => dayOf(now())
  const next: Form['next'] = (result, { values }) => {
    const { day, round } = result as Day
    const isFirst = round?.chosen === values.pick
    return afterChoicePath(day, today()) + (isFirst ? '' : PICKED_BEFORE)
  }

  return [
    {
      screen: 'today',
      name: 'pick',
      // A form that was opened yesterday is still sent for yesterday's round.
      call: ({ values: { day } }) => `/api/days/${encodeURIComponent(day ?? today())}/choice`,
      next,
    },
    {
      screen: 'today',
      name: 'seal',
      call: ({ values: { day = '' } }) => `/api/days/${encodeURIComponent(day)}/seal`,
      next: () => SCREEN_PATHS.today,
    },
    { screen: 'day', name: 'pick', call: ({ id }) => `/api/days/${id}/choice`, next },
  ]
}
