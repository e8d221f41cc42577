import { expect, test } from 'vitest'
import { balanceTable } from './balance.ts'
import recorded from './balance.json'

test('the balance is as it was recorded', () => {
  expect(
    balanceTable(),
    'The balance differs from engine/src/golden/balance.json. If that is intended, record it with ' +
      'node tools/record-balance.ts, and review the difference.',
  ).toEqual(recorded)
})
