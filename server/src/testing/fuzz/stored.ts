import { isDeepStrictEqual } from 'node:util'
import { factSchema, routes } from '@fable/contract'
import { isPlausibleEmail, RUN_INPUT_MAX } from '@fable/contract/limits'
import type { z } from 'zod'
import { validateUsername } from '../../accounts/username-rules.ts'
import type { Database } from '../../platform/db/database.ts'

/** Whether the schema takes the value as it is, without trimming or dropping anything. */
const isUnchanged = (schema: z.ZodType, value: unknown): boolean => {
  const { success, data } = schema.safeParse(value)
  return success && isDeepStrictEqual(data, value)
}

const isRunInput = (value: unknown) =>
  typeof value === 'string' && value.length <= RUN_INPUT_MAX && value.isWellFormed()

const isPlain = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Finds stored rows that the contract would not take. */
export const findForbiddenRows = async ({ db }: Database): Promise<string[]> => {
  const found: string[] = []
  const expectAll = <Row>(
    table: string,
    rows: readonly Row[],
    isAllowed: (row: Row) => boolean,
  ) => {
    const forbidden = rows.filter((row) => !isAllowed(row))
    found.push(...forbidden.map((row) => `${table} holds ${JSON.stringify(row).slice(0, 300)}`))
  }

  const newFact = routes['POST /api/facts'].body
  const facts = await db.selectFrom('Facts').selectAll().execute()
  expectAll('Facts', facts, (fact) => {
    const { text, source, category } = fact
    return isUnchanged(newFact, { text, source, category }) && factSchema.safeParse(fact).success
  })
  const reports = await db.selectFrom('Reports').select(['reason', 'note']).execute()
  expectAll('Reports', reports, ({ reason, note }) =>
    isUnchanged(routes['POST /api/facts/:id/reports'].body, {
      reason,
      ...(note !== null && { note }),
    }),
  )
  const feedback = await db.selectFrom('Feedback').select(['kind', 'message', 'email']).execute()
  expectAll('Feedback', feedback, ({ kind, message, email }) =>
    isUnchanged(routes['POST /api/feedback'].body, {
      kind,
      message,
      ...(email !== null && { email }),
    }),
  )
  const users = await db.selectFrom('user').select(['username', 'email']).execute()
  expectAll(
    'user',
    users,
    ({ username, email }) => !validateUsername(username) && isPlausibleEmail(email),
  )
  const saves = await db.selectFrom('Games').select(['document', 'revision']).execute()
  expectAll(
    'Games',
    saves,
    ({ document, revision }) =>
      revision > 0 &&
      isUnchanged(routes['PUT /api/account/game'].body, {
        GameVariables: JSON.parse(document) as unknown,
      }),
  )
  const runs = await db.selectFrom('Runs').select(['playerName', 'userName', 'inputs']).execute()
  expectAll('Runs', runs, ({ playerName, userName, inputs }) => {
    const list = JSON.parse(`[${(inputs ?? '').replace(/,$/, '')}]`) as unknown[]
    return isPlain(playerName) && isPlain(userName) && list.every(isRunInput)
  })
  const sessions = await db.selectFrom('session').select(['userAgent', 'ipAddress']).execute()
  expectAll('session', sessions, ({ userAgent }) => isPlain(userAgent ?? ''))
  return found
}
