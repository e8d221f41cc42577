import type { Context, HonoRequest } from 'hono'
import type { AppEnv } from './app-env.ts'
import { KeptBody } from './kept-body.ts'
import { DOCUMENT_HEADERS, POLICY_HEADER, policyOf } from './security-headers.ts'
import type { SiteFile } from './site.ts'

/** A picture of 1200 by 630 pixels, and what it shows in words. */
export type Picture = { readonly path: string; readonly alt: string }

/** What the server writes into a page: for link previews, search engines and readers without scripts. */
export type Preview = {
  readonly title: string
  readonly description: string
  /** The canonical path, with its query. */
  readonly path: string
  /** Default: a website. */
  readonly type?: 'article'
  readonly picture?: Picture
  /** An Atom feed with the contents of the page. */
  readonly feed?: { readonly title: string; readonly path: string }
  /** HTML that the page hydrates, and the JSON that it was rendered from. */
  readonly screen?: {
    readonly html: string
    readonly data: { readonly id: string; readonly json: string }
  }
}

/**
 * Finds the preview of the page that is requested. Resolves to 404 if the page does not exist, to 410 if
 * it was removed. Returns undefined for a path of another feature.
 */
export type FindPreview = (
  request: Pick<HonoRequest, 'path' | 'query'>,
) => Promise<Preview | 404 | 410> | undefined

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/
/** With a note for readers without scripts, and perhaps with a text that the page is loading. */
const ROOT = /<div id="root">.*?<\/noscript>\s*<\/div>/s

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

const pictureTags = ({ path, alt }: Picture, publicUrl: URL): string[] => [
  meta('property', 'og:image', publicUrl.origin + path),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:card', 'summary_large_image'),
]

const headTags = (preview: Preview, publicUrl: URL): string[] => {
  const { title, description, path, type = 'website', picture, feed } = preview
  const address = publicUrl.origin + path
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}">`,
        ]
      : []),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', 'Fact & Fable'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...(picture ? pictureTags(picture, publicUrl) : [meta('name', 'twitter:card', 'summary')]),
  ]
}

/** The page's HTML with its data, which is not a script: browsers do not run it. */
const screenHtml = ({ html, data: { id, json } }: NonNullable<Preview['screen']>) =>
  `<div id="root" data-rendered>${html}</div>
    <script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`

/** Writes the preview into the page. The replacements are functions, because texts can contain `$&`. */
export const withPreview = (page: string, preview: Preview, publicUrl: URL): string =>
  page
    .replace(TITLE, () => headTags(preview, publicUrl).join(''))
    .replace(DESCRIPTION, () => meta('name', 'description', preview.description))
    .replace(ROOT, (root) => (preview.screen ? screenHtml(preview.screen) : root))

const TYPE = 'text/html; charset=utf-8'

/** Creates a function that responds with the page and a preview, or with the unchanged page and an error. */
export const makePreviewResponses = (publicUrl: URL) => {
  /** Pages that are the same for everybody are written and compressed once. */
  const written = new WeakMap<Preview, KeptBody>()

  return (
    c: Context<AppEnv>,
    { body: page, policy = policyOf() }: SiteFile,
    preview: Preview | 404 | 410,
  ): Promise<Response> => {
    const headers = { ...DOCUMENT_HEADERS, [POLICY_HEADER]: policy }
    if (typeof preview === 'number') return page.respond(c, { status: preview, headers })
    const known = written.get(preview)
    const html = () => withPreview(page.body.toString(), preview, publicUrl)
    const body = known ?? new KeptBody(html(), { type: TYPE })
    written.set(preview, body)
    return body.respond(c, { headers })
  }
}
