import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '@fable/contract'
import { ApiError, call, isProblem } from '../../lib/api.ts'
import { factDraft, type FactDraft } from './draft.ts'
import { sameIn, type SameFact } from './same-fact.ts'
import { showShared } from './show-shared.ts'
import { waitingFacts } from './waiting-facts.ts'

/** `held` means that the fact is hidden until the operator has seen it. */
export type SharedFact = ResponseOf<'POST /api/facts'>

type Attempt = { fact: FactDraft; insists: boolean }

type Outcome =
  | { readonly found: SameFact; readonly shared?: never }
  | { readonly found?: never; readonly shared: SharedFact }

type Sharing = {
  /** An existing fact with nearly the same text; null if there is none. */
  readonly same: SameFact | null
  readonly forgetSame: () => void
  readonly share: (fact: FactDraft) => void
  readonly request: UseMutationResult<Outcome, Error, Attempt>
}

type Options = {
  onShared: (fact: SharedFact) => void
  onKept: () => void
}

/**
 * If a similar fact already exists, `same` is set. Sharing again then posts the new fact anyway. `forgetSame` resets
 * `same` when the draft changes.
 */
export function useSharing({ onShared, onKept }: Options): Sharing {
  const [same, setSame] = useState<SameFact | null>(null)
  const request = useMutation({
    mutationFn: shareUnlessSame,
    onSuccess: ({ found, shared }) => {
      if (found) {
        setSame(found)
        return
      }
      factDraft.save(null)
      if (!shared.held) showShared(shared)
      onShared(shared)
    },
    onError: (error, { fact }) => {
      if (error instanceof ApiError || !waitingFacts.add(fact)) return
      factDraft.save(null)
      onKept()
    },
  })

  return {
    same,
    forgetSame: () => setSame(null),
    share: (fact: FactDraft) => request.mutate({ fact, insists: same !== null }),
    request,
  }
}

async function shareUnlessSame({ fact, insists }: Attempt): Promise<Outcome> {
  try {
    const query = insists ? {} : { unlessSame: 'true' as const }
    return { shared: await call('POST /api/facts', { query, body: fact }) }
  } catch (error) {
    if (isProblem(error, 'same_fact')) return { found: sameIn(error) }
    throw error
  }
}
