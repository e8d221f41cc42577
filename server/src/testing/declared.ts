import { PROBLEMS, problemSchema, type Route, routes } from '@fable/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describeApi, describeCall } from '../http/openapi.ts'
import { makeRouter } from '../http/routing.ts'

type Content = Readonly<Record<string, { readonly schema: object }>>
type Operation = {
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content }>
  >
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** The document of the reference, from the contract alone. */
const describeContract = () => {
  const app = makeRouter()
  for (const [key, route] of Object.entries<Route>(routes))
    if (!route.isPrivate) app.openAPIRegistry.registerPath(describeCall(key, route))
  return describeApi(app, { publicUrl: new URL('https://fable.test'), sessionCookie: 'session' })
}

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1')

const makeValidator = () => {
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

let validator: ReturnType<typeof makeValidator> | undefined

/**
 * Compares a response with the reference. Throws an Error if a described call responds with a status, a problem or a
 * body that its description does not have. Calls that are not described may respond as they like.
 */
export const expectDeclared = async (
  { method, path }: { readonly method: string; readonly path: string },
  response: Response,
): Promise<void> => {
  validator ??= makeValidator()
  const { paths, patterns, validatorOf } = validator
  const { status } = response
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
  const { code } = problemSchema.parse(body)
  if (PROBLEMS[code].status !== status) throw new Error(`${call} sends ${code} with ${status}`)
  if (!declared.description.split(', ').includes(code))
    throw new Error(`${call} responds with ${code}, which is not declared`)
}
