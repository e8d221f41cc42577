import type { ResponseOf } from '@fable/contract'

/** A ranked run as the server has recorded it: its player and its turns so far, each with its seed. */
export type Transcript = ResponseOf<'GET /api/runs/:id'>
