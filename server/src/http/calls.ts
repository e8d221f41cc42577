import { type ResponseOf, type Route, type Routes, routes } from '@fable/contract'
import { OpenAPIHono, type z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { limitBody, requireJson } from './body.ts'
import { describeCall } from './openapi.ts'
import { problem } from './problems.ts'
import { Serialised } from './serialised.ts'

type Parsed<R, Part extends string> =
  R extends Record<Part, infer Schema extends z.ZodType> ? Record<Part, z.output<Schema>> : unknown

type Awaitable<T> = T | Promise<T>

/** Answers one declared call: takes what the contract has checked, gives the body of its success. */
export type Handler<K extends keyof Routes> = (
  input: Parsed<Routes[K], 'params'> & Parsed<Routes[K], 'query'> & Parsed<Routes[K], 'body'>,
  c: Context<AppEnv>,
) => Awaitable<ResponseOf<K> | Serialised<ResponseOf<K>>>

/** A handler for every call of the contract: one missing or of the wrong shape does not compile. */
export type Handlers = { readonly [K in keyof Routes]: Handler<K> }

/** Makes the empty app, whose broken inputs are problem documents that name the fields. */
export const makeRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return
      const issues = result.error.issues.map(({ path, message }) => ({
        field: path.join('.'),
        message,
      }))
      throw problem('invalid_input', issues)
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

const isKey = (key: string): key is keyof Routes => key in routes

/** What some calls are slowed by. */
export type CallLimits = { readonly [K in keyof Routes]?: MiddlewareHandler<AppEnv> }

type Wiring = { readonly handlers: Handlers; readonly limits: CallLimits }

const registerCall = (
  app: OpenAPIHono<AppEnv>,
  key: keyof Routes,
  { handlers, limits }: Wiring,
) => {
  const route: Route = routes[key]
  // The loop forgets which handler belongs to which input; the type of `handlers` has checked it.
  const handle = handlers[key] as (input: unknown, c: Context<AppEnv>) => Awaitable<unknown>
  const status = 201 in route.response ? 201 : 200
  const limit = limits[key]
  const middleware = [
    remember(key),
    ...(limit ? [limit] : []),
    ...(route.body ? [requireJson, limitBody] : []),
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
      if (answer instanceof Serialised) return answer.answer(c)
      c.header('Cache-Control', 'no-store')
      return c.json(answer, status)
    },
  )
}

/** Wires every call of the contract to its handler, behind its limit. */
export const registerCalls = (app: OpenAPIHono<AppEnv>, wiring: Wiring): void => {
  for (const key of Object.keys(routes).filter(isKey)) registerCall(app, key, wiring)
}
