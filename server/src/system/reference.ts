import { readFileSync } from 'node:fs'
import {
  BODY_PROBLEMS,
  COMMON_PROBLEMS,
  PROBLEMS,
  problemSchema,
  refusalSchema,
  type Route,
  routes,
} from '@fable/contract'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { html } from 'hono/html'
import type { AppEnv } from '../platform/http/app-env.ts'
import { type Field, fieldsOf, namedTypes, typeOf } from './reference-types.ts'
import { describeApi } from '../platform/http/openapi.ts'
import { KeptJson } from '../platform/http/kept-body.ts'

const calls: [string, Route][] = Object.entries(routes)

const fieldTable = (fields: readonly (Field & { where?: string })[]) => html`
  <div class="wide">
    <table>
      <tbody>
        ${fields.map(
          ({ name, where, type, required, note }) => html`
            <tr>
              <th scope="row"><code>${name}</code></th>
              <td>${where}</td>
              <td><code>${type}</code></td>
              <td>${required ? '' : 'optional. '}${note}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`

const inputFields = ({ params, query, body }: Route) => [
  ...(params ? fieldsOf(params).map((field) => ({ ...field, where: 'in the path' })) : []),
  ...(query ? fieldsOf(query).map((field) => ({ ...field, where: 'in the query' })) : []),
  ...(body ? fieldsOf(body).map((field) => ({ ...field, where: 'in the body' })) : []),
]

const callSection = ([key, route]: [string, Route]) => {
  const [method = '', path = ''] = key.split(' ')
  const fields = inputFields(route)
  const codes = [...route.problems, ...(route.body ? BODY_PROBLEMS : []), ...COMMON_PROBLEMS]
  return html`
    <section>
      <h3><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code></h3>
      <p>${route.summary}.</p>
      ${fields.length > 0 ? fieldTable(fields) : ''}
      <p class="responses">
        ${Object.entries(route.response).map(
          ([status, schema]) => html`<b>${status}</b> <code>${typeOf(schema)}</code> `,
        )}
        ${(route.refusals ?? []).map(
          (status) => html`<span>${status} <code>${typeOf(refusalSchema)}</code></span> `,
        )}
        ${codes.map(
          (code) => html`<span>${PROBLEMS[code].status} <a href="#${code}">${code}</a></span> `,
        )}
      </p>
    </section>
  `
}

const typeSection = ([name, fields]: [string, Field[]]) => html`
  <section>
    <h3><code>${name}</code></h3>
    ${fieldTable(fields)}
  </section>
`

const problemRow = ([code, { status, title }]: [string, { status: number; title: string }]) => html`
  <tr id="${code}">
    <td>${status}</td>
    <th scope="row"><code>${code}</code></th>
    <td>${title}</td>
  </tr>
`

const makePage = () => {
  const schemas = calls.flatMap(([, { body, response }]) => [
    ...(body ? [body] : []),
    ...Object.values(response),
  ])
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Calls - Fact &amp; Fable</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <main>
          <h1>Fact &amp; Fable, for programs</h1>
          <p>
            Programs can make all the calls that the page makes. Writes take JSON. The OpenAPI
            document is <a href="/api/openapi.json">/api/openapi.json</a>.
          </p>
          <h2>Calls</h2>
          ${calls.map(callSection)}
          <h2>Types</h2>
          ${Array.from(namedTypes([...schemas, problemSchema]), typeSection)}
          <h2>Problems</h2>
          <p>
            Errors are <code>application/problem+json</code> with one of these codes and the id of
            the request in the server log.
          </p>
          <div class="wide">
            <table>
              <tbody>
                ${Object.entries(PROBLEMS).map(problemRow)}
              </tbody>
            </table>
          </div>
        </main>
      </body>
    </html>`
}

/**
 * Registers the API reference: the OpenAPI document, the HTML page and its style sheet. They are made for their
 * first reader: all three took a tenth of the server's start.
 */
export const registerDocs = (
  app: OpenAPIHono<AppEnv>,
  about: { publicUrl: URL; sessionCookie: string },
): void => {
  let description: KeptJson<object> | undefined
  let page: ReturnType<typeof makePage> | undefined
  let styles: string | undefined
  app.get('/api/openapi.json', (c) => {
    description ??= new KeptJson<object>(describeApi(app, about))
    return description.respond(c)
  })
  app.get('/api/docs', async (c) => {
    page ??= makePage()
    return c.html(await page)
  })
  app.get('/api/docs.css', (c) => {
    styles ??= readFileSync(new URL('reference.css', import.meta.url), 'utf8')
    return c.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })
}
