import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { PROBLEMS } from '@fable/contract'
import type { AppEnv } from '../http/app-env.ts'
import { DOCUMENT_HEADERS, POLICY_HEADER, policyOf } from '../http/every-request.ts'
import { describeApi } from '../http/openapi.ts'
import { TaggedBody, TaggedJson } from '../http/tagged-body.ts'

/** The style sheet of Swagger UI contains its icons as data: images. */
const POLICY = { [POLICY_HEADER]: `${policyOf()}; img-src 'self' data:` }

/**
 * The validator of swagger.io is switched off, because it would receive the address of every reader. When the calls
 * appear, they push the problems down, so the page scrolls again to the problem that its fragment names.
 */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  validatorUrl: null,
  onComplete: () => document.getElementById(location.hash.slice(1))?.scrollIntoView(),
})`

const DOCUMENT = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Calls - Fact &amp; Fable</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
      <script src="/api/docs/swagger-ui-bundle.js" defer></script>
      <script src="/api/docs/start.js" defer></script>
    </head>
    <body>
      <main>
        <div id="calls"></div>
        <div class="swagger-ui">
          <section class="wrapper">
            <h2>Problems</h2>
            <ul>
              ${Object.entries(PROBLEMS).map(
                ([code, { status, title }]) => html`
                  <li id="${code}">${status} <b>${code}</b>: ${title}</li>
                `,
              )}
            </ul>
          </section>
        </div>
        <noscript><a href="/api/openapi.json">The calls as an OpenAPI document</a></noscript>
      </main>
    </body>
  </html>`

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' }

const { resolve } = createRequire(import.meta.url)
const readSwagger = (name: string) => readFileSync(resolve(`swagger-ui-dist/${name}`), 'utf8')

export type ReferenceDeps = { readonly publicUrl: URL; readonly sessionCookie: string }

export function registerDocs(app: OpenAPIHono<AppEnv>, about: ReferenceDeps): void {
  let description: TaggedJson<object> | undefined
  app.get('/api/openapi.json', (c) => {
    description ??= new TaggedJson<object>(describeApi(app, about))
    return description.respond(c)
  })
  app.get('/api/docs', async (c) => c.html(await DOCUMENT, 200, { ...DOCUMENT_HEADERS, ...POLICY }))
  const serve = (name: string, type: string, read: (name: string) => string) => {
    let file: TaggedBody | undefined
    app.get(`/api/docs/${name}`, (c) => {
      file ??= new TaggedBody(read(name), { type })
      return file.respond(c)
    })
  }
  serve('swagger-ui.css', TYPES.css, readSwagger)
  serve('swagger-ui-bundle.js', TYPES.js, readSwagger)
  serve('start.js', TYPES.js, () => START)
}
