import { PROBLEMS, routes } from '@fable/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()
afterAll(app.close)

describe('the description of the calls', () => {
  it('has every call in the OpenAPI document', async () => {
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
    const declared = Object.keys(routes).map((key) => key.replaceAll(/:(\w+)/g, '{$1}'))
    expect(described.sort()).toEqual(declared.sort())
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Fact', 'Problem']))
    const vote = paths['/api/facts/{id}/votes']?.post
    expect(Object.keys(vote?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '403', '404', '413', '415', '500', '503']),
    )
  })

  it('has every call, field and problem on the page', async () => {
    const response = await app.get('/api/docs')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    const page = await response.text()
    for (const key of Object.keys(routes))
      expect(page).toContain(`<code>${key.split(' ')[1] ?? ''}</code>`)
    for (const code of Object.keys(PROBLEMS)) expect(page).toContain(`<tr id="${code}">`)
    for (const field of ['source', 'category', 'votesMindblowing']) {
      expect(page).toContain(`<code>${field}</code>`)
    }
  })

  it('loads nothing from other sites, and has no inline script or style', async () => {
    const page = await (await app.get('/api/docs')).text()
    expect(page).not.toMatch(/<script|<style|style=|\bon\w+=|https?:\/\//)
    const styles = await app.get('/api/docs.css')
    expect(styles.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(await styles.text()).not.toMatch(/url\(|@import/)
  })
})
