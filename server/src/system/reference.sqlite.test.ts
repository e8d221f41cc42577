import { describe, expect, it } from 'vitest'
import { PROBLEMS, type Route, routes } from '@fable/contract'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'

const app = await openTestApp()

type Described = { operationId: string; security: object[]; responses: object }

describe('the description of the calls', () => {
  it('contains every public call in the OpenAPI document', async () => {
    const response = await app.get('/api/openapi.json')
    expect(response.headers.get('Content-Type')).toBe('application/json')
    const { openapi, paths, components } = (await response.json()) as {
      openapi: string
      paths: Record<string, Record<string, { responses: object }>>
      components: { schemas: object }
    }
    expect(openapi).toMatch(/^3\.1/)
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const declared = Object.entries<Route>(routes)
      .filter(([, route]) => !route.isPrivate)
      .map(([key]) => key.replaceAll(/:(\w+)/g, '{$1}'))
    expect(described.sort()).toEqual(declared.sort())
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Fact', 'Problem']))
    const vote = paths['/api/facts/{id}/votes']?.post
    expect(Object.keys(vote?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '403', '404', '413', '415', '500', '503']),
    )
  })

  it('has a unique operation id, the session cookie and the common problems for each call', async () => {
    const { paths, servers, info, components } = (await (
      await app.get('/api/openapi.json')
    ).json()) as {
      paths: Record<string, Record<string, Described>>
      servers: unknown
      info: { license: object }
      components: { securitySchemes: Record<string, object> }
    }
    expect(servers).toEqual([{ url: PUBLIC_URL.origin }])
    expect(info.license).toHaveProperty('identifier')
    expect(components.securitySchemes).toEqual({
      session: expect.objectContaining({ in: 'cookie', name: '__Host-fable.session_token' }),
    })
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
    for (const { operationId, security, responses } of calls) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/)
      expect(security, operationId).toContainEqual({ session: [] })
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['400', '503']))
    }
    expect(paths['/api/account/game']?.get?.security).toEqual([{ session: [] }])
    expect(paths['/api/facts']?.get?.operationId).toBe('getFacts')
    expect(paths['/api/facts/{id}/votes']?.post?.operationId).toBe('postFactsByIdVotes')
  })

  // For a named schema without a description, zod-openapi writes "this and null" instead of "this or null".
  it('describes nullable objects without allOf', async () => {
    const text = await (await app.get('/api/openapi.json')).text()
    expect(text).not.toMatch(/"allOf":\[\{"\$ref":"[^"]+"\},\{"type":\["object","null"\]\}\]/)
  })

  it('is shown by Swagger UI from our own server, under a policy of its own', async () => {
    const response = await app.get('/api/docs')
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:",
    )
    const page = await response.text()
    expect(page).not.toMatch(/<script>|<style|style=|\bon\w+=|https?:\/\//)
    for (const code of Object.keys(PROBLEMS)) expect(page).toContain(`<li id="${code}">`)
    const files = Array.from(
      page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g),
      ([, file]) => file,
    )
    expect(files).toHaveLength(3)
    for (const file of files) {
      const { status, headers } = await app.get(file ?? '')
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toMatch(/^text\/(css|javascript); charset=utf-8$/)
      expect(headers.get('ETag')).toBeTruthy()
    }
  })
})
