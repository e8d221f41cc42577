import type { ComponentProps } from 'react'
import { SCREEN_PATHS, parametersOf, viewIn, type FactsView } from '@fable/contract/limits'

type Props = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  keep: FactsView
  onView: (view: FactsView) => void
}

/**
 * A form that changes the view. Without scripts the browser loads another document. With scripts `onView` is called
 * instead.
 */
export function ViewForm({ keep, onView, children, ...attributes }: Props) {
  return (
    <form
      {...attributes}
      action={SCREEN_PATHS.facts}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
        onView(viewIn(Object.fromEntries(data) as Record<string, string>))
      }}
    >
      {Object.entries(parametersOf(keep)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
