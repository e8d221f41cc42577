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

/** Handles one declared call: takes the validated input and returns the body of a successful response. */
export type Handler<K extends keyof Routes> = (
  input: Parsed<Routes[K], 'params'> & Parsed<Routes[K], 'query'> & Parsed<Routes[K], 'body'>,
  c: Context<AppEnv>,
) => Awaitable<ResponseOf<K> | CachedBody<ResponseOf<K>>>

/** A handler for every call of the contract. A missing or wrong handler does not compile. */
export type Handlers = { readonly [K in keyof Routes]: Handler<K> }

const isRouteKey = (key: string): key is keyof Routes => key in routes

const FIELDS_MISSING = { code: 'FIELDS_MISSING', message: ACCOUNT_MESSAGES.fieldsMissing }

/** Whether invalid input of a call gets a Refusal instead of a problem document. */
const hasRefusals = (key: string | undefined) =>
  key !== undefined && isRouteKey(key) && 'refusals' in routes[key]

/**
 * Creates the app without routes. Invalid input gets a problem document that lists the fields, or the
 * specified message in the account forms (specification 5).
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

const setRoute =
  (key: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('route', key)
    await next()
  }

/** The validated input in the context. */
type Checked = { in: object; out: { param: unknown; query: unknown; json: unknown } }

type Middleware = MiddlewareHandler<AppEnv>

/** The rate limits by call. */
export type CallLimits = { readonly [K in keyof Routes]?: Middleware | readonly Middleware[] }

type Wiring = {
  readonly handlers: Handlers
  readonly limits: CallLimits
  /** Guards the calls that declare `not_signed_in`. */
  readonly requireSignedIn: Middleware
}

const registerCall = (
  app: OpenAPIHono<AppEnv>,
  key: keyof Routes,
  { handlers, limits, requireSignedIn }: Wiring,
) => {
  const route: Route = routes[key]
  // The type of `handlers` already checks each handler against its input, but not across this loop.
  const handle = handlers[key] as (input: unknown, c: Context<AppEnv>) => Awaitable<unknown>
  const status = 201 in route.response ? 201 : 200
  const middleware = [
    setRoute(key),
    ...(route.body ? [requireJson, limitBody] : []),
    // After the body checks, because some limits use a field of the body as their key.
    ...[limits[key] ?? []].flat(),
    ...(route.problems.includes('not_signed_in') ? [requireSignedIn] : []),
  ]

  app.openapi(
    { ...describeCall(key, route), middleware },
    async (c: Context<AppEnv, string, Checked>) => {
      const result = await handle(
        {
          params: route.params && c.req.valid('param'),
          query: route.query && c.req.valid('query'),
          body: route.body && c.req.valid('json'),
        },
        c,
      )
      if (result instanceof CachedBody) return result.respond(c)
      c.header('Cache-Control', 'no-store')
      return c.json(result, status)
    },
  )
}

/** Registers every call of the contract with its handler and limits. */
export const registerCalls = (app: OpenAPIHono<AppEnv>, wiring: Wiring): void => {
  for (const key of Object.keys(routes).filter(isRouteKey)) registerCall(app, key, wiring)
}
