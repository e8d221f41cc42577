import { type ResponseOf, type Route, type Routes, routes } from '@fable/contract'
import { ACCOUNT_MESSAGES } from '@fable/contract/limits'
import { OpenAPIHono, type z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { limitBody, requireJson } from './body.ts'
import { describeCall } from './openapi.ts'
import { problem, refusal } from './problems.ts'
import { CachedBody } from './cached-body.ts'

type Parsed<R, Part extends string> =
  R extends Record<Part, infer Schema extends z.ZodType> ? Record<Part, z.output<Schema>> : unknown

type Awaitable<T> = T | Promise<T>

/** Answers one declared call: takes what the contract has checked, gives the body of its success. */
export type Handler<K extends keyof Routes> = (
  input: Parsed<Routes[K], 'params'> & Parsed<Routes[K], 'query'> & Parsed<Routes[K], 'body'>,
  c: Context<AppEnv>,
) => Awaitable<ResponseOf<K> | CachedBody<ResponseOf<K>>>

/** A handler for every call of the contract: one missing or of the wrong shape does not compile. */
export type Handlers = { readonly [K in keyof Routes]: Handler<K> }

const isKey = (key: string): key is keyof Routes => key in routes

const FIELDS_MISSING = { code: 'FIELDS_MISSING', message: ACCOUNT_MESSAGES.fieldsMissing }

/** Whether a call's faults are told in words for the player, not in a problem document. */
const hasRefusals = (key: string | undefined) =>
  key !== undefined && isKey(key) && 'refusals' in routes[key]

/**
 * Makes the empty app, whose broken inputs are problem documents that name the fields; the forms of
 * the accounts say it in the specification's words (section 5).
 */
export const makeRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      if (hasRefusals(c.get('route'))) throw refusal(400, FIELDS_MISSING)
      const issues = result.error.issues.map(({ path, message }) => ({
        field: path.join('.'),
        message,
      }))
      throw problem('invalid_input', { extras: { issues } })
    },
  })

const remember =
  (key: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('route', key)
    await next()
  }

/** What the validators of a call leave in its context. */
type Checked = { in: object; out: { param: unknown; query: unknown; json: unknown } }

type Middleware = MiddlewareHandler<AppEnv>

/** What some calls are slowed by. */
export type CallLimits = { readonly [K in keyof Routes]?: Middleware | readonly Middleware[] }

type Wiring = {
  readonly handlers: Handlers
  readonly limits: CallLimits
  /** Lets only who is signed in through to the calls that say so. */
  readonly requireSignedIn: Middleware
}

const registerCall = (
  app: OpenAPIHono<AppEnv>,
  key: keyof Routes,
  { handlers, limits, requireSignedIn }: Wiring,
) => {
  const route: Route = routes[key]
  // The loop forgets which handler belongs to which input; the type of `handlers` has checked it.
  const handle = handlers[key] as (input: unknown, c: Context<AppEnv>) => Awaitable<unknown>
  const status = 201 in route.response ? 201 : 200
  const middleware = [
    remember(key),
    ...(route.body ? [requireJson, limitBody] : []),
    // After the body's check: some limits count by what stands in it.
    ...[limits[key] ?? []].flat(),
    ...(route.problems.includes('not_signed_in') ? [requireSignedIn] : []),
  ]

  app.openapi(
    { ...describeCall(key, route), middleware },
    async (c: Context<AppEnv, string, Checked>) => {
      const answer = await handle(
        {
          params: route.params && c.req.valid('param'),
          query: route.query && c.req.valid('query'),
          body: route.body && c.req.valid('json'),
        },
        c,
      )
      if (answer instanceof CachedBody) return answer.answer(c)
      c.header('Cache-Control', 'no-store')
      return c.json(answer, status)
    },
  )
}

/** Wires every call of the contract to its handler, behind its limit. */
export const registerCalls = (app: OpenAPIHono<AppEnv>, wiring: Wiring): void => {
  for (const key of Object.keys(routes).filter(isKey)) registerCall(app, key, wiring)
}
