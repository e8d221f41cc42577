import { z } from 'zod'

/** A part of the OpenAPI description, with its references resolved. */
export type Schema = Readonly<Record<string, unknown>>

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

/** A call as the description declares it. */
export type Operation = {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  /** By status and content type. */
  readonly responses: ReadonlyMap<number, ReadonlyMap<string, z.ZodType>>
}

type Content = { readonly content?: Record<string, { readonly schema: Schema }> }
type Described = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Record<string, Content>
}
type Document = {
  readonly paths: Record<string, Record<string, Described>>
  readonly components: { readonly schemas: Record<string, Schema> }
}

/** Puts every referenced schema in the place of its reference. No schema refers to itself. */
const resolve = (value: unknown, schemas: Record<string, Schema>): unknown => {
  if (Array.isArray(value)) return value.map((item) => resolve(item, schemas))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && typeof value.$ref === 'string')
    return resolve(schemas[value.$ref.replace('#/components/schemas/', '')], schemas)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolve(part, schemas)]),
  )
}

const schemasOf = ({ content = {} }: Content) =>
  new Map(Object.entries(content).map(([type, { schema }]) => [type, z.fromJSONSchema(schema)]))

/** Reads the calls out of /api/openapi.json. */
export const readDescription = (json: unknown): Operation[] => {
  const { components } = json as Document
  const { paths } = resolve(json, components.schemas) as Document
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema,
      responses: new Map(
        Object.entries(responses).map(([status, response]) => [
          Number(status),
          schemasOf(response),
        ]),
      ),
    })),
  )
}
