import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { problem } from './problems.ts'

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

/** The headers of every response. They restrict scripts, styles and frames to this origin. */
export const securityHeaders = (publicUrl: URL): Record<string, string> => ({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // One year, the recommended value.
  ...(publicUrl.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=31536000' }),
  [POLICY_HEADER]: policyOf(),
})

/** The names of this machine. A browser that reaches one of them reaches all of them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The origins of our page: that of the public address, under each name if it is on this machine. */
const ownOrigins = ({ origin, protocol, hostname, port }: URL): ReadonlySet<string> => {
  if (!LOOPBACK.includes(hostname)) return new Set([origin])
  return new Set(LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`).origin))
}

export type RefuseForeign = (c: Context<AppEnv>) => void

/**
 * Creates a check that rejects cross-site writes (CSRF). Browsers send `Origin` with every write. Other programs send
 * neither `Origin` nor `Sec-Fetch-Site`, and pass. `Host` plays no part: whoever makes a name point here
 * chooses it. Hono's csrf checks forms only, and refuses such programs when they send no JSON.
 */
export const refuseForeignWrites = (publicUrl: URL): RefuseForeign => {
  const own = ownOrigins(publicUrl)
  return (c) => {
    const origin = c.req.header('Origin')
    const isOwn = origin === undefined || own.has(origin)
    if (!isOwn || c.req.header('Sec-Fetch-Site') === 'cross-site') throw problem('foreign_origin')
  }
}
