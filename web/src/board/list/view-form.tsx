import type { ComponentProps } from 'react'
import { SCREEN_PATHS, parametersOf, viewIn, type FactsView } from '@fable/contract/limits'

type Props = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** What stays of the view, beside what the fields and buttons of the form say. */
  keep: FactsView
  onView: (view: FactsView) => void
}

/** A form that leads to a view of the board: by its address, or in place as soon as the scripts run. */
export function ViewForm({ keep, onView, children, ...attributes }: Props) {
  return (
    <form
      {...attributes}
      action={SCREEN_PATHS.facts}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
        const fields = [...data].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        )
        onView(viewIn(Object.fromEntries(fields)))
      }}
    >
      {Object.entries(parametersOf(keep)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
