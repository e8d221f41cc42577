import type { TestApp } from './test-app.ts'

/** The subset of TestApp that helpers need. A real server can implement it too. */
export type HttpClient = Pick<TestApp, 'get' | 'post'>

/** Posts JSON to a real server. */
export const postTo = (address: string, path: string, body: unknown): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Returns a client of the real server at an address. */
export const clientAt = (address: string): HttpClient => ({
  get: (path) => fetch(address + path),
  post: (path, body) => postTo(address, path, body),
})
