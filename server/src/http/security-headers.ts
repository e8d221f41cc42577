/** What the browser may load: our own files, and what stands in the document itself. */
const DIRECTIVES = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

export const POLICY_HEADER = 'Content-Security-Policy'

/** A Content-Security-Policy. `more`: the directives of a document, which allow what stands in it by hashes. */
export const policyOf = (more?: string): string =>
  [...DIRECTIVES, ...(more === undefined ? [] : [more])].join('; ')

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
