import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keptCommitment } from '../run/kept-commitment.ts'
import type { Transcript } from '../run/transcript.ts'
import { prove } from './proof.ts'

/** Checks a run as soon as it has ended, with the commitment that this browser kept. */
export function useProof(run: Transcript) {
  const { id } = run
  const [kept] = useState(() => keptCommitment(id))
  const { data: proof } = useQuery({
    queryKey: ['proof', id],
    queryFn: () => prove(run, kept),
    enabled: !run.open,
    staleTime: Infinity,
  })
  return { proof, kept }
}
