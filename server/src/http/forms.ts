import type { Problem } from '@fable/contract'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './app-env.ts'
import { readForm } from './body.ts'
import type { RespondWithDocument } from './documents.ts'
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
  readonly refuseForeign: RefuseForeign
}

/**
 * Registers the forms: each makes the call, with its limits, and leads to the result; or to the screen again, with the
 * fields as typed and the reason why they were not taken.
 */
export const registerForms = (
  app: OpenAPIHono<AppEnv>,
  { forms, respondWithDocument, refuseForeign }: Deps,
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
      })
      const socket = c.env.incoming?.socket
      const response = await app.fetch(request, socket && { incoming: { socket } })
      const result: unknown = await response.json()
      if (response.ok) return c.redirect(next(result), 303)
      const { code } = result as Problem
      const status = response.status === 400 ? 422 : (response.status as ContentfulStatusCode)
      const sent = { values, code }
      return (await respondWithDocument(c, { sent, status })) ?? c.json(result, status)
    })
  }
}
