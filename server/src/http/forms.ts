import type { Problem } from '@fable/contract'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './app-env.ts'
import { readForm } from './body.ts'
import type { RespondWithDocument } from './documents.ts'
import type { Admission } from './overload.ts'
import type { RefuseForeign } from './routing.ts'

/** A form of a screen, which a browser without scripts sends to the path of the screen. */
export type Form = {
  readonly path: string
  /** The path of the call that takes its fields as JSON. */
  readonly call: string
  /** The path of the screen to show after it. `result`: the response of the call. */
  readonly next: (result: unknown) => string
}

type Deps = {
  readonly forms: readonly Form[]
  readonly respondWithDocument: RespondWithDocument
  /** Counts the rendering of a screen towards its sender's share. */
  readonly countInFlight: Admission['countInFlight']
  readonly refuseForeign: RefuseForeign
}

/**
 * Registers the forms: each makes the call, with its limits, and leads to the result; or to the screen again, with the
 * fields as typed and the reason why they were not taken.
 */
export const registerForms = (
  app: OpenAPIHono<AppEnv>,
  { forms, respondWithDocument, refuseForeign, countInFlight }: Deps,
): void => {
  for (const { path, call, next } of forms) {
    app.post(path, async (c) => {
      refuseForeign(c)
      const values = await readForm(c)
      const headers = new Headers(c.req.raw.headers)
      for (const name of ['Content-Length', 'Transfer-Encoding']) headers.delete(name)
      headers.set('Content-Type', 'application/json')
      const request = new Request(new URL(call, c.req.url), {
        method: 'POST',
        headers,
        body: JSON.stringify(values),
        signal: c.req.raw.signal,
      })
      const socket = c.env.incoming?.socket
      const response = await app.fetch(request, socket && { incoming: { socket } })
      const result: unknown = await response.json()
      if (response.ok) return c.redirect(next(result), 303)
      const { code } = result as Problem
      const status = response.status === 400 ? 422 : (response.status as ContentfulStatusCode)
      const sent = { values, code }
      const retryAfter = response.headers.get('Retry-After')
      let document: Response | undefined
      await countInFlight(c, async () => {
        document = await respondWithDocument(c, { sent, status })
      })
      const refusal = document ?? c.json(result, status)
      if (retryAfter !== null) refusal.headers.set('Retry-After', retryAfter)
      return refusal
    })
  }
}
