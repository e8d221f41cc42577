import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { respondWithBody } from './cached-body.ts'

/** A picture of 1200 by 630 pixels, and what it shows in words. */
export type Picture = { readonly path: string; readonly alt: string }

/** The link preview of a page. */
export type Preview = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** A file of web/public. */
  readonly picture?: Picture
}

/**
 * Finds the preview of the page at a path. Resolves to null if the page does not exist. Returns
 * undefined for a path of another feature.
 */
export type FindPreview = (path: string) => Promise<Preview | null> | undefined

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/

const tag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

const pictureTags = ({ path, alt }: Picture, publicUrl: URL): string[] => [
  tag('property', 'og:image', publicUrl.origin + path),
  tag('property', 'og:image:width', '1200'),
  tag('property', 'og:image:height', '630'),
  tag('property', 'og:image:alt', alt),
  tag('name', 'twitter:card', 'summary_large_image'),
]

/** Inserts the preview's title, description and picture into the page. */
const withPreview = (
  page: string,
  { title, description, path, picture }: Preview,
  publicUrl: URL,
): string =>
  page
    .replace(TITLE, () =>
      [
        `<title>${escapeHtml(title)}</title>`,
        tag('property', 'og:type', 'website'),
        tag('property', 'og:site_name', 'Fact & Fable'),
        tag('property', 'og:title', title),
        tag('property', 'og:description', description),
        tag('property', 'og:url', publicUrl.origin + path),
        ...(picture ? pictureTags(picture, publicUrl) : [tag('name', 'twitter:card', 'summary')]),
      ].join(''),
    )
    .replace(DESCRIPTION, () => tag('name', 'description', description))

/** Responds with the page and its preview, or with the unchanged page and 404 if the preview is null. */
export const respondWithPreview = (
  c: Context<AppEnv>,
  { page, preview, publicUrl }: { page: string; preview: Preview | null; publicUrl: URL },
): Response | Promise<Response> => {
  if (!preview) {
    c.header('Cache-Control', 'no-cache')
    return c.html(page, 404)
  }
  const body = Buffer.from(withPreview(page, preview, publicUrl))
  return respondWithBody(c, { body, type: 'text/html; charset=utf-8' })
}
