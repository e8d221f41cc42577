import { expect } from 'vitest'
import type { User } from '@fable/contract'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'correct horse'

/** The Cookie header that a browser sends after this response. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

/** The session token in a cookie, without its signature. */
export const tokenOf = (cookie: string): string =>
  /=([^.]+)\./.exec(decodeURIComponent(cookie))?.[1] ?? ''

let accounts = 0

type Form = { username: string; email: string; password: string }

/** Converts a number to a meaningless name, because some numbers, such as 455, are rejected as offensive. */
const nameOf = (n: number): string =>
  `Ada ${n.toString(4).replaceAll(/./g, (digit) => 'nrtl'.charAt(Number(digit)))}`

/** A sign-up form with unique values. */
export function newForm(form: Partial<Form> = {}): Form {
  accounts += 1
  return {
    username: nameOf(accounts),
    email: `ada${accounts}@example.com`,
    password: PASSWORD,
    ...form,
  }
}

type SendInit = { body?: unknown; headers?: Record<string, string> }

/** A browser that sends its cookie. */
export type TestBrowser = {
  readonly get: (path: string) => Promise<Response>
  readonly post: (path: string, body?: unknown) => Promise<Response>
  readonly send: (method: string, path: string, init?: SendInit) => Promise<Response>
}

export type TestAccount = TestBrowser & {
  readonly user: User
  readonly form: Form
  readonly cookie: string
}

/** A browser with this cookie. */
export function browserWith(app: TestApp, cookie: string): TestBrowser {
  const send: TestBrowser['send'] = (method, path, { body, headers = {} } = {}) =>
    app.fetch(path, {
      method,
      headers: {
        Cookie: cookie,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    send,
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, { body }),
  }
}

/** Creates an account and stays signed in. Missing form fields get unique values. */
export async function signUp(app: TestApp, given: Partial<Form> = {}): Promise<TestAccount> {
  const form = newForm(given)
  const response = await app.post('/api/auth/sign-up/email', form)
  if (response.status !== 200) throw new Error(await response.text())
  const { user } = (await response.json()) as { user: User }
  const cookie = cookieOf(response)
  return { user, form, cookie, ...browserWith(app, cookie) }
}

/** Signs in from another browser. */
export const signIn = async (
  app: TestApp,
  { form }: TestAccount,
  password = PASSWORD,
): Promise<Response> => app.post('/api/auth/sign-in/email', { email: form.email, password })

/** Expects an error of an account form with this status and message. */
export async function expectFormError(
  response: Response,
  status: number,
  message: string,
): Promise<void> {
  expect(response.status).toBe(status)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const body: unknown = await response.json()
  expect(body).toEqual({ message, code: expect.stringMatching(/^[A-Z_]+$/) })
}
