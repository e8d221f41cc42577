import { describe, expect, it } from 'vitest'
import { FORM_ERRORS } from '@fable/contract/limits'
import {
  browserWith,
  cookieOf,
  expectFormError,
  newForm,
  signUp,
} from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()

const send = (form: unknown) => app.post('/api/auth/sign-up/email', form)
const users = async () => (await app.database.db.selectFrom('user').select('id').execute()).length
const accounts = async () =>
  (await app.database.db.selectFrom('account').select('id').execute()).length

describe('creating an account', () => {
  it('signs in and returns the account', async () => {
    const form = newForm({ username: 'Wanda', email: 'Wanda@Example.com' })
    const response = await send(form)
    expect(response.status).toBe(200)
    const { user } = (await response.json()) as { user: object }
    expect(user).toEqual({
      id: expect.any(String),
      username: 'Wanda',
      email: 'wanda@example.com',
      createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
    })
    const browser = browserWith(app, cookieOf(response))
    expect(await (await browser.get('/api/auth/get-session')).json()).toEqual({ user })
  })

  it.each(['username', 'email', 'password'] as const)('requires the field %s', async (field) => {
    for (const value of [undefined, '', 7, null, {}, ['x']]) {
      await expectFormError(
        await send({ ...newForm(), [field]: value }),
        400,
        'Please fill Out all Fields',
      )
    }
  })

  it.each([
    ['1234567890123', 'UserName must be less than 13 characters'],
    ['SHIT', FORM_ERRORS.USERNAME_REFUSED],
    ['a\0b', FORM_ERRORS.USERNAME_REFUSED],
  ])('rejects the username %j', async (username, message) => {
    await expectFormError(await send(newForm({ username })), 400, message)
  })

  it('trims an available username and reduces repeated blanks to one', async () => {
    const response = await app.get('/api/usernames/Mary%20Ann')
    expect(await response.json()).toEqual({ available: true })
    const { user } = await signUp(app, { username: ' Mary \u00a0  Ann ' })
    expect(user.username).toBe('Mary Ann')
  })

  it.each([' mARY ann ', 'MaryAnn', 'M ary A nn', 'Ｍａｒｙ Ann', 'Mary  Ann'])(
    'rejects the username %j, which can be mistaken for an existing one',
    async (username) => {
      const form = newForm({ username })
      await expectFormError(await send(form), 422, 'Username used by another Adventurer')
      const response = await app.get(`/api/usernames/${encodeURIComponent(username)}`)
      expect(await response.json()).toEqual({ available: false })
    },
  )

  it.each([
    [{ email: 'nobody' }, 'Invalid email'],
    [{ email: 'a@b' }, 'Invalid email'],
    [{ password: '1234567' }, 'Password too short'],
    [{ password: ' '.repeat(8) }, 'Password too short'],
    [{ password: '\u3164'.repeat(8) }, 'Password too short'],
    [{ password: 'x'.repeat(129) }, 'Password too long'],
    [{ password: '🥔'.repeat(7) }, 'Password too short'],
    [{ password: '🥔'.repeat(129) }, 'Password too long'],
  ])('rejects %o with the message “%s”', async (fault, message) => {
    await expectFormError(await send(newForm(fault)), 400, message)
  })

  it('accepts a password of 8 or 128 emoji', async () => {
    for (const password of ['🥔'.repeat(8), '🥔'.repeat(128)]) {
      const form = newForm({ password })
      expect((await send(form)).status).toBe(200)
      expect((await app.post('/api/auth/sign-in/email', form)).status).toBe(200)
    }
  })

  it('ignores fields that the form does not have', async () => {
    const form = { ...newForm(), emailVerified: true, usernameKey: 'other', image: 'x', id: '1' }
    const response = await send(form)
    const { user } = (await response.json()) as { user: { id: string } }
    const row = await app.database.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ usernameKey: form.username.toLowerCase(), image: null })
    expect(Boolean((row as { emailVerified?: unknown }).emailVerified)).toBe(false)
  })
})

describe('three sign-ups at once', () => {
  it('with look-alike usernames create one account, and the two that are refused leave nothing behind', async () => {
    const [before, halves] = [await users(), await accounts()]
    const forms = ['Rival', 'R IVAL', 'riva1'].map((username) => newForm({ username }))
    const responses = await Promise.all(forms.map(send))
    expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 422, 422,
    ])
    for (const response of responses.filter(({ status }) => status === 422)) {
      await expectFormError(response, 422, 'Username used by another Adventurer')
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect([await users(), await accounts()]).toEqual([before + 1, halves + 1])
    const losers = forms.filter((_, n) => responses[n]?.status === 422)
    for (const { email } of losers) expect((await send(newForm({ email }))).status).toBe(200)
  })

  it('with the same e-mail create one account', async () => {
    const responses = await Promise.all(
      [1, 2, 3].map(() => send(newForm({ email: 'rival@example.com' }))),
    )
    expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 422, 422,
    ])
    for (const response of responses.filter(({ status }) => status === 422)) {
      await expectFormError(response, 422, 'User already exists. Use another email.')
    }
  })
})
