import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

/** A field in the API reference. */
export type Field = { name: string; type: string; required: boolean; note: string }

const refName = (ref: string) => ref.split('/').at(-1) ?? ref

const asSchema = (part: z.core.JSONSchema._JSONSchema | undefined): Schema =>
  typeof part === 'object' ? part : {}

const describeType = (schema: Schema): string => {
  if (schema.$ref !== undefined) return refName(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array' && !Array.isArray(schema.items)) {
    return `list of ${describeType(asSchema(schema.items))}`
  }
  if (schema.type === 'object') return `{ ${Object.keys(schema.properties ?? {}).join(', ')} }`
  return schema.type === 'integer' ? 'whole number' : String(schema.type ?? 'anything')
}

const toJson = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input' })

/** A short type name: `Fact`, `list of Fact`, `"interesting" | "mindblowing" | "false"`. */
export const typeOf = (schema: z.ZodType): string => describeType(toJson(schema))

const fieldsIn = (schema: Schema): Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    name,
    type: describeType(asSchema(part)),
    required: schema.required?.includes(name) ?? false,
    note: asSchema(part).description ?? '',
  }))

/** The fields of an input object. */
export const fieldsOf = (schema: z.ZodType): Field[] => {
  const json = toJson(schema)
  return fieldsIn(json.$ref === undefined ? json : (json.$defs?.[refName(json.$ref)] ?? json))
}

/** The named types in the schemas, with their fields. */
export const namedTypes = (schemas: readonly z.ZodType[]): Map<string, Field[]> =>
  new Map(
    schemas
      .flatMap((schema) => Object.entries(toJson(schema).$defs ?? {}))
      .map(([name, part]) => [name, fieldsIn(part)]),
  )
