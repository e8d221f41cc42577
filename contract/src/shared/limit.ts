import { z } from 'zod'

/** The `limit` parameter of a list: 1 to `max`, `fallback` when left out. */
export const limitUpTo = ({ max, fallback }: { max: number; fallback: number }) =>
  z
    .string()
    .refine(
      (text) => /^[1-9]\d{0,8}$/.test(text) && Number(text) <= max,
      `must be a number from 1 to ${max}`,
    )
    .default(String(fallback))
    .meta({ description: `1-${max}; ${fallback} when left out` })
    .transform(Number)
