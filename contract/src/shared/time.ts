import { z } from 'zod'

/** A time such as `2026-11-21T12:00:00.000Z`. */
export const timeSchema = z.string().describe('An ISO time')
