import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { FactDetails, ResponseOf } from '@fable/contract'
import { ApiError, call } from '../../lib/api.ts'
import { factDraft, type FactDraft } from './draft.ts'
import { waitingFacts } from './waiting-facts.ts'
import { showShared } from './show-shared.ts'

/** The fact with the same text and source; null if it is missing, or the server does not respond. */
async function findSame({ text, source }: FactDraft): Promise<FactDetails | null> {
  try {
    const found = await call(
      'GET /api/facts-by-source',
      { query: { source, text } },
      { retries: 0 },
    )
    return found.same
  } catch {
    return null
  }
}

/** A fact as the server has taken it. `held`: it is shown when the operator has seen it. */
export type SharedFact = ResponseOf<'POST /api/facts'>

type Attempt = { fact: FactDraft; insists: boolean }

type Outcome =
  | { readonly found: FactDetails; readonly shared?: never }
  | { readonly found?: never; readonly shared: SharedFact }

type Sharing = {
  /** The fact that is here already, word by word. */
  readonly same: FactDetails | null
  readonly forgetSame: () => void
  readonly share: (fact: FactDraft) => void
  readonly request: UseMutationResult<Outcome, Error, Attempt>
}

type Options = {
  onShared: (fact: SharedFact) => void
  /** Without a network the fact is kept, and sent later. */
  onKept: () => void
}

/**
 * Shares a fact. One that is here already, word by word, is not sent until the visitor insists: it is `same`, until
 * the draft changes.
 */
export function useSharing({ onShared, onKept }: Options): Sharing {
  const [same, setSame] = useState<FactDetails | null>(null)
  const request = useMutation({
    mutationFn: async ({ fact, insists }: Attempt): Promise<Outcome> => {
      const found = insists ? null : await findSame(fact)
      return found ? { found } : { shared: await call('POST /api/facts', { body: fact }) }
    },
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
