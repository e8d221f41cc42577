import {
  BODY_PROBLEMS,
  COMMON_PROBLEMS,
  type ProblemCode,
  PROBLEMS,
  problemSchema,
  refusalSchema,
  type Route,
} from '@fable/contract'
import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { AppEnv } from './app-env.ts'

const isMethod = (text: string) =>
  text === 'get' || text === 'post' || text === 'put' || text === 'delete'

/** The error responses of a call by status, each with its problem codes. */
const describeFailures = (codes: readonly ProblemCode[], refusals: readonly number[]) => {
  const byStatus = Map.groupBy(codes, (code): number => PROBLEMS[code].status)
  const statuses = new Set([...byStatus.keys(), ...refusals])
  return Object.fromEntries(
    Array.from(statuses, (status) => {
      const refused = refusals.includes(status)
      const ofStatus = byStatus.get(status) ?? []
      return [
        status,
        {
          description: [...ofStatus, ...(refused ? ['or a Refusal'] : [])].join(', '),
          content: {
            ...(ofStatus.length > 0 && { 'application/problem+json': { schema: problemSchema } }),
            ...(refused && { 'application/json': { schema: refusalSchema } }),
          },
        },
      ]
    }),
  )
}

/** Converts a call of the contract to the form that zod-openapi expects. */
export const describeCall = (key: string, route: Route): RouteConfig => {
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
    summary: route.summary,
    request: {
      ...(route.params && { params: route.params }),
      ...(route.query && { query: route.query }),
      ...(route.body && {
        body: { content: { 'application/json': { schema: route.body } }, required: true },
      }),
    },
    responses: {
      ...Object.fromEntries(success),
      ...describeFailures(
        [...route.problems, ...(route.body ? BODY_PROBLEMS : []), ...COMMON_PROBLEMS],
        route.refusals ?? [],
      ),
    },
  })
}

/** The OpenAPI document. */
export const describeApi = (app: OpenAPIHono<AppEnv>) =>
  app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Fact & Fable',
      version: '1',
      description:
        'Share short facts and vote on them. Writes take JSON. Errors are problem documents (RFC 9457), or Refusals with a message for the player.',
    },
  })
