import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useRendered } from '../../lib/screen-data.ts'
import type { Draft, FormFields, KeptDraft } from './form-fields.ts'

type Options<Name extends string> = {
  fields: FormFields<Name>
  kept: KeptDraft<Name>
  /** Makes the first values of the form from the stored draft. */
  begin?: (kept: Draft<Name>) => Draft<Name>
}

type FormDraft<Name extends string> = {
  form: RefObject<HTMLFormElement | null>
  draft: Draft<Name>
  change: (name: Name, text: string) => void
  /** Empties the form and deletes the stored draft. */
  clear: () => void
}

/**
 * Returns the values of a form: the stored draft, or the values of a form that the server has rejected without scripts.
 */
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
    // A rejected form keeps exactly the sent values, so that missing fields can be marked.
    return sent ? came : begin(came)
  })
  // Reads the form itself, because the visitor may have typed before the page was hydrated.
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
