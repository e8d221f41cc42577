import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACT_SORTS } from '@fable/contract/limits'
import { CONDITIONS } from './server/src/facts/board/pages.ts'

const PARTIAL = FACT_SORTS.filter((sort) => sort in CONDITIONS)

/** The orders that a code tells apart by their names. */
const ordersIn = (code: string): string[] =>
  [...code.matchAll(/(?:sort|order) [!=]== '(\w+)'/g)].map(([, sort = '']) => sort)

const files = globSync('{server,web}/src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, orders: ordersIn(readFileSync(file, 'utf8')) }))
  .filter(({ orders }) => PARTIAL.some((sort) => orders.includes(sort)))

describe('an order that lists only some facts', () => {
  it('is handled in more than two files', () => {
    expect(files.length).toBeGreaterThan(2)
  })

  it.each(files)('is handled in $file if another such order is', ({ orders }) => {
    expect(PARTIAL.filter((sort) => !orders.includes(sort))).toEqual([])
  })
})
