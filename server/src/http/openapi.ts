import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import {
  BODY_PROBLEMS,
  COMMON_PROBLEMS,
  formErrorSchema,
  type ProblemCode,
  PROBLEMS,
  problemSchema,
  type Route,
} from '@fable/contract'
import type { AppEnv } from './app-env.ts'

const isMethod = (text: string) =>
  text === 'get' || text === 'post' || text === 'put' || text === 'delete'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const SESSION = 'session'
const NEEDS_SESSION = [{ [SESSION]: [] }]
/** The call accepts a session but does not need one. */
const KNOWS_SESSION = [{}, ...NEEDS_SESSION]

export function describeCall(key: string, route: Route): RouteConfig {
  const [method = '', path = ''] = key.split(' ')
  const verb = method.toLowerCase()
  if (!isMethod(verb)) throw new Error(`${key} has a method that no call may have`)

  const success: [string, RouteConfig['responses'][string]][] = Object.entries(route.response).map(
    ([status, schema]) => [
      status,
      { description: 'Done', content: { 'application/json': { schema } } },
    ],
  )

  return createRoute({
    method: verb,
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    operationId: operationIdOf(verb, path),
    summary: route.summary,
    security: route.problems.includes('not_signed_in') ? NEEDS_SESSION : KNOWS_SESSION,
    request: {
      ...(route.params && { params: route.params }),
      ...(route.query && { query: route.query }),
      ...(route.headers && { headers: route.headers }),
      ...(route.body && {
        body: { content: { 'application/json': { schema: route.body } }, required: true },
      }),
    },
    responses: {
      ...Object.fromEntries(success),
      ...describeFailures(
        [...route.problems, ...(route.body ? BODY_PROBLEMS : []), ...COMMON_PROBLEMS],
        route.formErrors ?? [],
      ),
    },
  })
}

function operationIdOf(verb: string, path: string): string {
  const words = path.replace('/api', '').replaceAll(':', 'by-').split(/[/-]/)
  return verb + words.map(capitalised).join('')
}

function describeFailures(codes: readonly ProblemCode[], formErrors: readonly number[]) {
  const byStatus = Map.groupBy(codes, (code): number => PROBLEMS[code].status)
  const statuses = new Set([...byStatus.keys(), ...formErrors])

  return Object.fromEntries(
    Array.from(statuses, (status) => {
      const hasFormErrors = formErrors.includes(status)
      const ofStatus = byStatus.get(status) ?? []
      return [
        status,
        {
          description: [...ofStatus, ...(hasFormErrors ? ['or a FormError'] : [])].join(', '),
          content: {
            ...(ofStatus.length > 0 && { 'application/problem+json': { schema: problemSchema } }),
            ...(hasFormErrors && { 'application/json': { schema: formErrorSchema } }),
          },
        },
      ]
    }),
  )
}

/** This is a constant of its own, because the library's types know only the licences of OpenAPI 3.0. */
const LICENCE = { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' }

export function describeApi(
  app: OpenAPIHono<AppEnv>,
  { publicUrl, sessionCookie }: { readonly publicUrl: URL; readonly sessionCookie: string },
): ReturnType<typeof app.getOpenAPI31Document> {
  app.openAPIRegistry.registerComponent('securitySchemes', SESSION, {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'The cookie of a sign-in or a sign-up',
  })
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Fact & Fable',
      version: '1',
      license: LICENCE,
      description:
        'Share short facts and vote on them. Writes accept JSON. Errors are problem documents (RFC 9457), or form errors with a message for the player.',
    },
    servers: [{ url: publicUrl.origin }],
  })
}
