import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { problem } from './problems.ts'

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = [
  ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
] as const

/** One year, the recommended value. */
const STRICT_TRANSPORT = 'max-age=31536000'

/** Sets headers that restrict scripts, styles and frames to this origin. */
export const securityHeaders =
  (publicUrl: URL): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next()
    for (const [name, value] of HEADERS) c.res.headers.set(name, value)
    if (publicUrl.protocol === 'https:')
      c.res.headers.set('Strict-Transport-Security', STRICT_TRANSPORT)
  }

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

const isHostOf = (origin: string, url: string) =>
  URL.canParse(origin) && new URL(origin).host === new URL(url).host

/**
 * Rejects cross-site writes (CSRF). Browsers send `Origin` with every write. Other programs send
 * neither `Origin` nor `Sec-Fetch-Site`, and pass.
 */
export const refuseForeignWrites =
  (publicUrl: URL): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const origin = c.req.header('Origin')
      const isOwn =
        origin === undefined || origin === publicUrl.origin || isHostOf(origin, c.req.url)
      if (!isOwn || c.req.header('Sec-Fetch-Site') === 'cross-site') throw problem('foreign_origin')
    }
    await next()
  }
