import { expect, it } from 'vitest'
import { z } from 'zod'
import type { TextField } from './text-field.ts'
import { optionalTextSchema, textSchema } from './text-schema.ts'

const count: TextField<number | null> = {
  read: (text) => {
    if (text === '') return null
    return /^\d$/.test(text) ? Number(text) : undefined
  },
  message: 'must be a digit',
  reference: {},
}

const schema = z.object({ must: textSchema(count), may: optionalTextSchema(count, null) })

it('a text field is trimmed, and an optional one may be blank or missing', () => {
  expect(schema.parse({ must: ' 7 ', may: '0' })).toEqual({ must: 7, may: 0 })
  expect(schema.parse({ must: '', may: ' ' })).toEqual({ must: null, may: null })
  expect(schema.parse({ must: '1' })).toEqual({ must: 1, may: null })
})

it('an invalid text is refused with the message of its field, and so is a missing required text', () => {
  const { error } = schema.safeParse({ must: 'x', may: 7 })
  expect(error?.issues).toMatchObject([
    { path: ['must'], message: count.message },
    { path: ['may'] },
  ])
  expect(schema.safeParse({ may: '1' }).success).toBe(false)
})
