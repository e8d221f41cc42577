import { describe, expect, it } from 'vitest'
import { fromDriver, isUnavailable, violatedColumn } from './errors.ts'

const withFields = (fields: object) => Object.assign(new Error('x'), fields)

describe('an error of a driver', () => {
  it.each([
    ['a refused connection', withFields({ code: 'ECONNREFUSED' })],
    ['all addresses refused', new AggregateError([withFields({ code: 'ECONNREFUSED' })])],
    ['a server that is going down', withFields({ code: '57P01' })],
    ['too many connections', withFields({ code: '53300' })],
    ['a connection cut in a query', new Error('Connection terminated unexpectedly')],
    ['a query without an answer', new Error('Query read timeout')],
    ['a full disk under SQLite', withFields({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['a lock held too long', withFields({ code: 'ERR_SQLITE_ERROR', errcode: 517 })],
    ['a standby', withFields({ code: '25006' })],
  ])('means that the database is unavailable: %s', (_, error) => {
    const thrown = fromDriver(error)
    expect(isUnavailable(thrown)).toBe(true)
    expect(thrown).toMatchObject({ cause: error })
  })

  it.each([
    ['a wrong query', withFields({ code: '42601' })],
    ['a broken rule', withFields({ code: '23505' })],
    ['a wrong query under SQLite', withFields({ code: 'ERR_SQLITE_ERROR', errcode: 1 })],
    ['a bug', new TypeError('x is undefined')],
    ['no error at all', 'Connection terminated'],
  ])('is passed on unchanged if the database is available: %s', (_, error) => {
    expect(fromDriver(error)).toBe(error)
    expect(isUnavailable(error)).toBe(false)
  })

  it('differs from a network error of another connection, which does not mean that the database is unavailable', () => {
    expect(isUnavailable(withFields({ code: 'ECONNRESET' }))).toBe(false)
  })
})

describe('a unique violation', () => {
  it('names its column on both databases', () => {
    const sqlite = Object.assign(new Error('UNIQUE constraint failed: user.usernameKey'), {
      errcode: 2067,
    })
    expect(violatedColumn(sqlite)).toBe('usernameKey')
    const postgres = withFields({ code: '23505', constraint: 'user_email_key' })
    expect(violatedColumn(postgres)).toBe('email')
  })

  it('is not detected in other errors', () => {
    for (const error of [withFields({ code: '23503' }), withFields({ errcode: 1 }), 'x'])
      expect(violatedColumn(error)).toBeUndefined()
  })
})
