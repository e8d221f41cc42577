import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useRendered } from '../../lib/screen-data.ts'
import type { Draft, FormFields, KeptDraft } from './form-fields.ts'

type Options<Name extends string> = {
  fields: FormFields<Name>
  kept: KeptDraft<Name>
  /** Makes the first values from the stored draft. */
  begin?: (kept: Draft<Name>) => Draft<Name>
}

type FormDraft<Name extends string> = {
  form: RefObject<HTMLFormElement | null>
  draft: Draft<Name>
  change: (name: Name, text: string) => void
  /** Empties the form, and forgets the draft. */
  clear: () => void
}

/** A form's values: the stored draft, or those of a form that came back without scripts. */
export function useDraft<Name extends string>({
  fields,
  kept,
  begin = (draft) => draft,
}: Options<Name>): FormDraft<Name> {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  const { sent } = useRendered()
  const [draft, setDraft] = useState(() => {
    if (isHydrated) return begin(kept.read())
    const came = fields.draftIn(sent?.values ?? {})
    // A rejected form keeps its values, so that missing fields can be marked.
    return sent ? came : begin(came)
  })
  // Includes text typed before the page has hydrated.
  const onOpen = useEffectEvent(() => {
    if (!form.current) return
    const typed = fields.draftIn(Object.fromEntries(new FormData(form.current)))
    setDraft(fields.isBlank(typed) && !sent ? begin(kept.read()) : typed)
  })
  useEffect(() => onOpen(), [])
  const change = (name: Name, text: string) => {
    const next = { ...draft, [name]: text }
    setDraft(next)
    kept.save(next)
  }
  const clear = () => {
    kept.save(null)
    setDraft(begin(fields.draftIn({})))
  }
  return { form, draft, change, clear }
}
