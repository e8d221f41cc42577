import { z } from 'zod'
import type { TextField } from './text-field.ts'

export const textSchema = <Value>({
  read,
  message,
  reference,
}: TextField<Value>): z.ZodPipe<z.ZodString, z.ZodTransform<Value, string>> =>
  z
    .string()
    .trim()
    .meta({ ...reference })
    .transform((text, context): Value => {
      const value = read(text)
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    })

type Left<Value> = z.ZodPipe<
  z.ZodOptional<ReturnType<typeof textSchema<Value>>>,
  z.ZodTransform<Value, Value | undefined>
>

export const optionalTextSchema = <Value>(field: TextField<Value>, leftOut: Value): Left<Value> =>
  textSchema(field)
    .optional()
    .transform((value) => (value === undefined ? leftOut : value))
