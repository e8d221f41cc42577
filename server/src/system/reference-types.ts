import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

/** A field as a reader of the page meets it. */
export type Field = { name: string; type: string; required: boolean; note: string }

const refName = (ref: string) => ref.split('/').at(-1) ?? ref

const asSchema = (part: z.core.JSONSchema._JSONSchema | undefined): Schema =>
  typeof part === 'object' ? part : {}

const wordFor = (schema: Schema): string => {
  if (schema.$ref !== undefined) return refName(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array' && !Array.isArray(schema.items)) {
    return `list of ${wordFor(asSchema(schema.items))}`
  }
  if (schema.type === 'object') return `{ ${Object.keys(schema.properties ?? {}).join(', ')} }`
  return schema.type === 'integer' ? 'whole number' : String(schema.type ?? 'anything')
}

const toJson = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input' })

/** A type in a few words: `Fact`, `list of Fact`, `"interesting" | "mindblowing" | "false"`. */
export const typeOf = (schema: z.ZodType): string => wordFor(toJson(schema))

const fieldsIn = (schema: Schema): Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    name,
    type: wordFor(asSchema(part)),
    required: schema.required?.includes(name) ?? false,
    note: asSchema(part).description ?? '',
  }))

/** The fields of an object that a call takes. */
export const fieldsOf = (schema: z.ZodType): Field[] => {
  const json = toJson(schema)
  return fieldsIn(json.$ref === undefined ? json : (json.$defs?.[refName(json.$ref)] ?? json))
}

/** The types with a name that stand in the schemas, with their fields, by name. */
export const namedTypes = (schemas: readonly z.ZodType[]): Map<string, Field[]> =>
  new Map(
    schemas
      .flatMap((schema) => Object.entries(toJson(schema).$defs ?? {}))
      .map(([name, part]) => [name, fieldsIn(part)]),
  )
