import { createHash } from 'node:crypto'

/** What the browser may load: our own files, and what stands in the document itself. */
const DIRECTIVES = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

const INLINE_STYLE = /<style>([^]*?)<\/style>/g
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g

const hashesOf = (html: string, element: RegExp) =>
  Array.from(
    html.matchAll(element),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

export const POLICY_HEADER = 'Content-Security-Policy'

/** The Content-Security-Policy of a document, which allows the style sheets and scripts in it by their hashes. */
export const policyOf = (html = ''): string => {
  const styles = hashesOf(html, INLINE_STYLE)
  const scripts = hashesOf(html, INLINE_SCRIPT)
  return [
    ...DIRECTIVES,
    ...(styles.length > 0 ? [`style-src 'self' ${styles.join(' ')}`] : []),
    ...(scripts.length > 0 ? [`script-src 'self' ${scripts.join(' ')}`] : []),
  ].join('; ')
}

/** What only documents have: elsewhere it changes nothing, and each header costs a part of a cached response. */
export const DOCUMENT_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
}

/** The headers of every response. They restrict scripts, styles and frames to this origin. */
export const securityHeaders = (publicUrl: URL): Record<string, string> => ({
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // One year, the recommended value.
  ...(publicUrl.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=31536000' }),
  [POLICY_HEADER]: policyOf(),
})
