import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { z } from 'zod'
import { PROBLEMS, problemSchema, type Route, routes } from '@fable/contract'
import { describeApi, describeCall } from '../http/openapi.ts'
import { makeRouter } from '../http/routing.ts'

type Content = Readonly<Record<string, { readonly schema: object }>>
type Operation = {
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content }>
  >
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const ROUTES: Readonly<Record<string, Route>> = routes

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1')

/** The paths of all members of a value, e.g. `facts.0.text`. */
const membersOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) => [
        path + key,
        ...membersOf(member, `${path}${key}.`),
      ])
    : []

const PATTERNS = Object.entries(ROUTES).map(([key, { response }]) => ({
  key,
  regex: new RegExp(`^${key.replaceAll(/:\w+/g, '[^/]+')}$`),
  schemas: response as Readonly<Record<number, z.ZodType>>,
}))

let validator: ReturnType<typeof makeValidator> | undefined

/**
 * Compares a response with the reference. Throws an Error if a described call responds with a status, a problem, a body
 * or a member of it that its description does not have. Calls that are not described may respond as they like.
 */
export async function expectDeclared(
  { method, path }: { readonly method: string; readonly path: string },
  response: Response,
): Promise<void> {
  validator ??= makeValidator()
  const { paths, patterns, validatorOf } = validator
  const { status } = response
  await expectNoMoreThanContract(`${method} ${path}`, response)
  const described = patterns.find(({ regex }) => regex.test(path))?.path
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  const operation = described === undefined ? undefined : paths[described]?.[verb]
  if (!operation || described === undefined || status === 304) return
  const call = `${method} ${described}`
  const declared = operation.responses[String(status)]
  if (!declared) throw new Error(`${call} responds with ${status}, which is not declared`)
  const text = await response.clone().text()
  if (text === '') return
  const body: unknown = JSON.parse(text)
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  if (!declared.content?.[type]) throw new Error(`${call} responds with an undeclared ${type}`)
  const content = `/paths/${escaped(described)}/${verb}/responses/${status}/content`
  const validate = validatorOf(`${content}/${escaped(type)}/schema`)
  if (!validate(body))
    throw new Error(`${call}, ${status}: ${JSON.stringify(validate.errors)} in ${text}`)
  if (type !== 'application/problem+json') return
  expectNoMore(call, problemSchema, body)
  const { code } = problemSchema.parse(body)
  if (PROBLEMS[code].status !== status) throw new Error(`${call} sends ${code} with ${status}`)
  if (!declared.description.split(', ').includes(code))
    throw new Error(`${call} responds with ${code}, which is not declared`)
}

function makeValidator() {
  const reference = describeContract()
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(reference, 'reference')
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (pointer: string): ValidateFunction => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `reference#${pointer}` })
    validators.set(pointer, validate)
    return validate
  }
  const paths = reference.paths as unknown as Paths
  const patterns = Object.keys(paths)
    // A path without parameters goes before one whose parameter would match it.
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .map((path) => ({ path, regex: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  return { paths, patterns, validatorOf }
}

/** Also for the calls that the reference omits. */
async function expectNoMoreThanContract(call: string, response: Response): Promise<void> {
  const matching = PATTERNS.filter(({ regex }) => regex.test(call))
  // A path without parameters goes before one whose parameter would match it.
  const [route] = matching.toSorted(
    (one, other) => one.key.split(':').length - other.key.split(':').length,
  )
  const schema = route?.schemas[response.status]
  if (schema) expectNoMore(call, schema, await response.clone().json())
}

/** Throws if a body has a member that its schema drops. The reference would accept it. */
function expectNoMore(call: string, schema: z.ZodType, body: unknown): void {
  const declared = new Set(membersOf(schema.parse(body)))
  const more = membersOf(body).filter((member) => !declared.has(member))
  if (more.length > 0) throw new Error(`${call} responds with ${more.join(', ')}, not declared`)
}

/** The document of the reference, from the contract alone. */
function describeContract() {
  const app = makeRouter()
  for (const [key, route] of Object.entries(ROUTES))
    if (!route.isPrivate) app.openAPIRegistry.registerPath(describeCall(key, route))
  return describeApi(app, { publicUrl: new URL('https://fable.test'), sessionCookie: 'session' })
}
