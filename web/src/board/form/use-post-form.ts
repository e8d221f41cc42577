import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react'
import type { SentForm } from '@fable/contract'
import { useIsHydrated } from '../../lib/hydrated.ts'
import type { FieldProps } from './fields.tsx'
import type { Draft, FormFields, KeptDraft } from './form-fields.ts'

type Options<Name extends string> = {
  fields: FormFields<Name>
  kept: KeptDraft<Name>
  id: string
  /** The rejected form, if it was sent without scripts. */
  sent: SentForm | undefined
  begin?: (kept: Draft<Name>) => Draft<Name>
}

type PostForm<Name extends string> = {
  form: RefObject<HTMLFormElement | null>
  draft: Draft<Name>
  change: (name: Name, text: string) => void
  clear: () => void
  isMarked: boolean
  controlOf: (name: Name, isPending: boolean) => FieldProps['control']
  /** If values are invalid, marks their fields, focuses the first of them, and does not call `send`. */
  submit: (event: SubmitEvent, send: (values: Draft<Name>) => void) => void
}

export function usePostForm<Name extends string>({
  fields,
  kept,
  id,
  sent,
  begin = (draft) => draft,
}: Options<Name>): PostForm<Name> {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  const [hasTried, setTried] = useState(sent?.code === 'invalid_input')

  const [draft, setDraft] = useState(() => {
    if (isHydrated) return begin(kept.read())
    const came = fields.draftIn(sent?.values ?? {})
    // A rejected form keeps exactly the sent values, so that missing fields can be marked.
    return sent ? came : begin(came)
  })

  // The values are read from the form itself, because the visitor may have typed before the page was hydrated.
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
    setTried(false)
  }

  const invalid = fields.invalidIn(draft)
  const controlOf = (name: Name, isPending: boolean): FieldProps['control'] => {
    const isInvalid = invalid.includes(name)
    return {
      id: `${id}-${name}`,
      name,
      value: draft[name],
      disabled: isPending,
      autoFocus: sent !== undefined && name === invalid[0],
      'aria-invalid': isInvalid && hasTried,
      'data-invalid': isInvalid || undefined,
    }
  }

  const submit = (event: SubmitEvent, send: (values: Draft<Name>) => void) => {
    event.preventDefault()
    setTried(true)
    if (invalid.length === 0) send(fields.cleaned(draft))
    else form.current?.querySelector<HTMLElement>('[data-invalid]')?.focus()
  }

  const isMarked = hasTried && invalid.length > 0
  return { form, draft, change, clear, isMarked, controlOf, submit }
}
