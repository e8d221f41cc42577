import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FormName, Problem, SentForm } from '@fable/contract'
import { PROBLEMS, type Screen, screenOf } from '@fable/contract/limits'
import type { AppEnv } from './app-env.ts'
import { dropBody, readForm } from './body.ts'
import type { RespondWithDocument } from './documents.ts'
import type { Admission } from './overload.ts'
import { problem, problemCodeOf } from './problems.ts'
import type { RefuseForeign } from './routing.ts'

type Values = Readonly<Record<string, string>>

type SentTo = {
  readonly id: string
  readonly values: Values
}

/** A form that a browser without scripts sends to the path of its screen. */
export type Form = {
  readonly screen: Screen
  readonly name: FormName
  /**
   * A field that no other form of the screen has. It identifies a form that was sent without its name.
   * @until 0.0.33 Pages of 0.0.32 send forms without names.
   */
  readonly ownField?: string
  readonly call: (sent: SentTo) => string
  /**
   * Returns the address to redirect to. `result` is the response of the call. `from` is the address of the page with
   * the form, if it is known.
   */
  readonly next: (result: unknown, sent: SentTo & { readonly from: URL | null }) => string
}

type Deps = {
  readonly forms: readonly Form[]
  readonly respondWithDocument: RespondWithDocument
  readonly countInFlight: Admission['countInFlight']
  readonly refuseForeign: RefuseForeign
}

export type TakesForm = (path: string) => boolean

const lastPartOf = (path: string): string => path.replace(/\/$/, '').split('/').at(-1) ?? ''

type FormContext = Context<AppEnv, string>

/**
 * Turns a sent form into a call, which has its usual limits. Then the browser is redirected to the result, or the
 * screen is shown again with the submitted fields and the error. The path may be in any letter case, as for all
 * screens.
 */
export function registerForms(
  app: OpenAPIHono<AppEnv>,
  { forms, respondWithDocument, refuseForeign, countInFlight }: Deps,
): TakesForm {
  const respondWithScreen = async (
    c: FormContext,
    sent: SentForm,
    status: ContentfulStatusCode,
  ): Promise<Response | undefined> => {
    let document: Response | undefined
    await countInFlight(c, async () => {
      document = await respondWithDocument(c, { sent, status })
    })
    return document
  }

  const respondToUnread = async (c: FormContext, error: unknown): Promise<Response> => {
    dropBody(c)
    const code = problemCodeOf(error)
    if (code === undefined) throw error
    const { status } = PROBLEMS[code]
    const document = await respondWithScreen(c, { values: {}, code }, status)
    if (!document) throw error
    return document
  }

  const send = async (c: FormContext, form: Form, values: Values) => {
    const sent = { id: lastPartOf(c.req.path), values }
    const call = form.call(sent)
    const response = await makeCall(c, { app, call, values })
    const result: unknown = await response.json()

    for (const cookie of response.headers.getSetCookie())
      c.header('Set-Cookie', cookie, { append: true })
    if (response.ok) {
      const from = URL.parse(c.req.header('Referer') ?? '')
      return c.redirect(form.next(result, { ...sent, from }), 303)
    }

    const { code } = result as Problem
    const status = response.status === 400 ? 422 : (response.status as ContentfulStatusCode)
    const retryAfter = response.headers.get('Retry-After')
    const document = await respondWithScreen(c, { form: form.name, values, code }, status)
    const refusal = document ?? c.json(result, status)
    if (retryAfter !== null) refusal.headers.set('Retry-After', retryAfter)
    return refusal
  }

  app.use(async (c, next) => {
    const known = c.req.method === 'POST' ? formsAt(forms, c.req.path) : []
    if (known.length === 0) {
      await next()
      return undefined
    }
    let read: { readonly form: Form; readonly values: Values }
    try {
      refuseForeign(c)
      const { form: name, ...values } = await readForm(c)
      const form = formOf(known, name, values)
      if (!form) throw problem('invalid_input')
      read = { form, values }
    } catch (error) {
      return respondToUnread(c, error)
    }
    return send(c, read.form, read.values)
  })

  return (path) => formsAt(forms, path).length > 0
}

function makeCall(
  c: FormContext,
  { app, call, values }: { app: OpenAPIHono<AppEnv>; call: string; values: Values },
) {
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
  return app.fetch(request, socket && { incoming: { socket } })
}

function formsAt(forms: readonly Form[], path: string): readonly Form[] {
  const screen = screenOf(path)
  return forms.filter((form) => form.screen === screen)
}

function formOf(
  forms: readonly Form[],
  name: string | undefined,
  values: Values,
): Form | undefined {
  if (name !== undefined) return forms.find((form) => form.name === name)
  // @until 0.0.33 Pages of 0.0.32 send forms without names.
  const [only, ...others] = forms
  if (others.length === 0) return only
  return forms.find(({ ownField }) => ownField !== undefined && ownField in values)
}
