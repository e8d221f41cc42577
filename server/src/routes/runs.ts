import type { Handlers } from '../http/calls.ts'
import { problem } from '../http/problems.ts'

const notYet = () => {
  throw problem('unavailable')
}

/** Ranked runs. */
export const runHandlers = () =>
  ({
    'POST /api/runs': notYet,
    'POST /api/runs/:id/turns': notYet,
    'GET /api/runs/:id': notYet,
  }) satisfies Partial<Handlers>
