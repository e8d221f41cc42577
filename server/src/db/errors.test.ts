import { describe, expect, it } from 'vitest'
import { isUnavailable } from './errors.ts'

const withFields = (fields: object) => Object.assign(new Error('x'), fields)

describe('an error of the database', () => {
  it.each([
    ['a refused connection', withFields({ code: 'ECONNREFUSED' })],
    ['all addresses refused', new AggregateError([withFields({ code: 'ECONNREFUSED' })])],
    ['a server that is going down', withFields({ code: '57P01' })],
    ['too many connections', withFields({ code: '53300' })],
    ['a connection cut in a query', new Error('Connection terminated unexpectedly')],
    ['a query without an answer', new Error('Query read timeout')],
    ['a full disk under SQLite', withFields({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['a lock held too long', withFields({ code: 'ERR_SQLITE_ERROR', errcode: 517 })],
  ])('means "not now": %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true)
  })

  it.each([
    ['a wrong query', withFields({ code: '42601' })],
    ['a broken rule', withFields({ code: '23505' })],
    ['a wrong query under SQLite', withFields({ code: 'ERR_SQLITE_ERROR', errcode: 1 })],
    ['a bug', new TypeError('x is undefined')],
    ['no error at all', 'Connection terminated'],
  ])('means that we are wrong: %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false)
  })
})
