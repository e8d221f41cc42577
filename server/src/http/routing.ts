import { OpenAPIHono, type z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { type ResponseOf, type Route, type Routes, routes } from '@fable/contract'
import type { AppEnv, FindSignedIn, SignedIn, Listened } from './app-env.ts'
import { dropBody, readJson } from './body.ts'
import { describeCall } from './openapi.ts'
import { formError, problem, NO_STORE } from './problems.ts'
import { TaggedJson } from './tagged-body.ts'

/** All these names lead a browser on this machine to this server. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export type RefuseForeign = (c: Context<AppEnv>) => void

/**
 * Rejects cross-site writes (CSRF). Browsers send `Origin` with every write. Other programs send neither `Origin` nor
 * `Sec-Fetch-Site` and are accepted. `Host` is not compared, because anyone can make a name point to this server.
 * Hono's own check covers only forms, and refuses other programs unless they send JSON. If a proxy adds
 * `Referrer-Policy: no-referrer`, browsers send `Origin: null` with the page's own forms, and only with these
 * `Sec-Fetch-Site: same-origin`.
 */
export function refuseForeignWrites(publicUrl: URL): RefuseForeign {
  const own = ownOrigins(publicUrl)
  return (c) => {
    const origin = c.req.header('Origin')
    const site = c.req.header('Sec-Fetch-Site')
    const isOwn =
      origin === undefined || own.has(origin) || (origin === 'null' && site === 'same-origin')
    if (!isOwn || site === 'cross-site') throw problem('foreign_origin')
  }
}

function ownOrigins({ origin, protocol, hostname, port }: URL): ReadonlySet<string> {
  if (!LOOPBACK.includes(hostname)) return new Set([origin])
  return new Set(LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`).origin))
}

export const requireSignedIn =
  (findSignedIn: FindSignedIn): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const signedIn = await findSignedIn(c.req.raw.headers)
    if (!signedIn) throw problem('not_signed_in')
    c.set('signedIn', signedIn)
    await next()
  }

export function signedInOf(c: Context<AppEnv>): SignedIn {
  const signedIn = c.get('signedIn')
  if (!signedIn) throw problem('not_signed_in')
  return signedIn
}

type Parsed<R, Part extends string> =
  R extends Record<Part, infer Schema extends z.ZodType> ? Record<Part, z.output<Schema>> : unknown

type MaybePromise<T> = T | Promise<T>

export type Fetch = (request: Request, listened?: Listened) => MaybePromise<Response>

type Handler<K extends keyof Routes> = (
  input: Parsed<Routes[K], 'params'> & Parsed<Routes[K], 'query'> & Parsed<Routes[K], 'body'>,
  c: Context<AppEnv>,
) => MaybePromise<ResponseOf<K> | TaggedJson<ResponseOf<K>>>

/** The type requires a handler of the right type for each call, so a missing handler does not compile. */
export type Handlers = { readonly [K in keyof Routes]: Handler<K> }

export type HandlersUnder<Path extends string> = Pick<
  Handlers,
  Extract<keyof Handlers, `${string} ${Path}${string}`>
>

const isRouteKey = (key: string): key is keyof Routes => key in routes

export const makeRouter = (): OpenAPIHono<AppEnv> => new OpenAPIHono<AppEnv>()

type Middleware = MiddlewareHandler<AppEnv>

export type CallLimits = { readonly [K in keyof Routes]?: Middleware | readonly Middleware[] }

type Wiring = {
  readonly handlers: Handlers
  readonly limits: CallLimits
  readonly requireSignedIn: Middleware
  readonly refuseForeign: RefuseForeign
  readonly countInFlight: Middleware
}

// If a name occurs several times, its value is an array, which every schema rejects.
const queryOf = (c: Context<AppEnv>) =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  )

export function registerCalls(app: OpenAPIHono<AppEnv>, wiring: Wiring): void {
  for (const key of Object.keys(routes).filter(isRouteKey)) registerCall(app, key, wiring)
}

function registerCall(
  app: OpenAPIHono<AppEnv>,
  key: keyof Routes,
  { handlers, limits, requireSignedIn, refuseForeign, countInFlight }: Wiring,
) {
  const route: Route = routes[key]
  const [method = '', path = ''] = key.split(' ')
  // TypeScript has checked each handler against the type of its input, but it cannot follow that type through this
  // loop.
  const handle = handlers[key] as (input: unknown, c: Context<AppEnv>) => unknown
  const status = 201 in route.response ? 201 : 200

  const begin: Middleware = async (c, next) => {
    c.set('call', key)
    if (method !== 'GET') {
      refuseForeign(c)
      if (route.body) c.set('body', await readJson(c))
      else dropBody(c)
    }
    await next()
  }
  const respond = async (c: Context<AppEnv>): Promise<Response> => {
    const input = {
      params: validate(key, route.params, () => c.req.param()),
      query: validate(key, route.query, () => queryOf(c)),
      body: validate(key, route.body, () => c.get('body')),
    }
    const result = await handle(input, c)
    return result instanceof TaggedJson ? result.respond(c) : c.json(result, status, NO_STORE)
  }

  // The limits run after the body is read, because some of them count by a field of the body.
  const guards = [
    ...(method === 'POST' || method === 'PUT' ? [countInFlight] : []),
    ...[limits[key] ?? []].flat(),
    ...(route.problems.includes('not_signed_in') ? [requireSignedIn] : []),
  ]
  if (!route.isPrivate) app.openAPIRegistry.registerPath(describeCall(key, route))
  app.on(method, path, begin, ...guards, respond)
}

function validate(key: keyof Routes, schema: z.ZodType | undefined, value: () => unknown) {
  if (!schema) return undefined
  const { data, error } = schema.safeParse(value())
  if (error) throw invalidInput(key, error)
  return data
}

function invalidInput(key: keyof Routes, { issues }: z.core.$ZodError): Error {
  if ('formErrors' in routes[key]) return formError(400, 'FIELDS_MISSING')
  return problem('invalid_input', {
    extras: {
      issues: issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    },
  })
}
