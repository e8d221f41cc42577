import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { ScreenContents, ScreenData, SentForm } from '@fable/contract'
import { type Screen, SCREEN_PATHS, screenOf } from '@fable/contract/limits'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LRUCache } from 'lru-cache'
import { inTime } from '../lib/in-time.ts'
import type { AppEnv, ServerDeps } from './app-env.ts'
import { TaggedBody } from './tagged-body.ts'
import { problemCodeOf } from './problems.ts'
import type { RateLimiter } from './rate-limit.ts'
import { DOCUMENT_HEADERS, POLICY_HEADER, policyOf } from './every-request.ts'

/** What renders the screens. The build of the page writes it last. */
export const SCREENS_FILE = '.server/server.js'

/** The age of a fact stands in its HTML as minutes. Within one the document stays the same, for its tag. */
const MINUTE_MS = 60_000

/** A document waits so long for what it is rendered from. */
const MAX_WAIT_MS = 1_000

/** The documents in the cache have so many bytes, uncompressed. */
const CACHED_BYTES = 64_000_000

/** A path without a screen. */
const NOT_FOUND = '/not-found'

/** The documents that a client may have rendered, beside those in the cache. */
const RENDERED = { name: 'documents', limit: 300, windowMs: 60_000 }

/** What a screen shows. */
export type Found = {
  /** Its own path, in the letter case of the contract. */
  readonly path: string
  readonly contents: ScreenContents
  /** Changes with the contents. */
  readonly tag: string
}

/** Finds what a screen shows; undefined: the page asks for it by itself. */
export type FindContents = (request: {
  /** The last part of the path. */
  readonly id: string
  readonly query: Readonly<Record<string, string>>
}) => Promise<Found | Missing | undefined>

/** Nothing is there, or it was removed. */
export type Missing = 404 | 410

/** The screens that are not the same for everybody. */
export type Contents = Readonly<Partial<Record<Screen, FindContents>>>

/** What the build of the page has written (web/src/server.tsx). */
type ScreenModule = {
  readonly render: (request: {
    readonly path: string
    readonly data: ScreenData
    readonly isEmpty?: boolean
  }) => Promise<{ html: string; policy: string; error?: unknown }>
}

type Document = { readonly body: TaggedBody; readonly headers: Readonly<Record<string, string>> }

/** What is rendered: without `contents` it is the same for everybody. */
type Shown = {
  readonly path: string
  readonly contents?: ScreenContents
  readonly tag?: string
  readonly isEmpty?: boolean
  readonly status: ContentfulStatusCode
}

/** What a document is rendered from. `at`: milliseconds since 1970. */
type Rendered = Shown & { readonly screens: ScreenModule; readonly at: number }

type Deps = Pick<ServerDeps, 'webDist' | 'publicUrl' | 'log' | 'now'> & {
  readonly rateLimit: RateLimiter
  readonly contents: Contents
}

/** A form that was not taken, and the status of the response. */
type Refused = { readonly sent: SentForm; readonly status: ContentfulStatusCode }

/** Responds with the document of the screen at the path; with undefined if the page has not been built. */
export type RespondWithDocument = (
  c: Context<AppEnv>,
  refused?: Refused,
) => Promise<Response | undefined>

/** Creates the responses of all screens. A document is rendered once for each state of what it shows and each minute. */
export const makeDocuments = (deps: Deps): RespondWithDocument => {
  const { webDist, publicUrl, log, now, rateLimit, contents } = deps
  const file = join(webDist, SCREENS_FILE)
  const limit = rateLimit(RENDERED)
  let loaded: Promise<ScreenModule> | undefined

  const load = () => {
    if (!loaded && existsSync(file)) {
      loaded = import(pathToFileURL(file).href) as Promise<ScreenModule>
      // The next visitor tries again.
      loaded.catch(() => (loaded = undefined))
    }
    return loaded
  }

  const find = async (c: Context<AppEnv>): Promise<Shown> => {
    const screen = screenOf(c.req.path)
    if (!screen) return { path: NOT_FOUND, status: 404 }
    const path = SCREEN_PATHS[screen]
    if (c.req.query('shell') !== undefined) return { path, isEmpty: true, status: 200 }
    const id = c.req.path.replace(/\/$/, '').split('/').at(-1) ?? ''
    const finding = contents[screen]?.({ id, query: c.req.query() })
    // Without a database the page says so by itself, and tries again.
    const found = finding && (await inTime(finding, MAX_WAIT_MS).catch(() => undefined))
    if (!found) return { path, status: 200 }
    if (typeof found === 'number') return { path, contents: { missing: found }, status: found }
    return { ...found, status: 200 }
  }

  const render = async ({ screens, path, contents, isEmpty = false, at }: Rendered) => {
    // Requests that came meanwhile get their responses before the next document is rendered.
    await nextTurn()
    const data = { origin: publicUrl.origin, now: at, ...contents }
    const { html, policy, error } = await screens.render({ path, data, isEmpty })
    if (error !== undefined) log.error({ err: error, path }, 'a screen was not rendered')
    const type = 'text/html; charset=utf-8'
    return {
      body: new TaggedBody(html, { type }),
      headers: { ...DOCUMENT_HEADERS, [POLICY_HEADER]: policyOf(policy) },
    }
  }

  const documents = new LRUCache<string, Document, Rendered>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ body }) => body.body.length,
    // Requests for the same document share one rendering.
    fetchMethod: (_key, _old, { context }) => render(context),
  })

  const readDocument = async (screens: ScreenModule, shown: Shown, c: Context<AppEnv, string>) => {
    const { path, contents, tag, isEmpty, status } = shown
    const at = contents ? Math.floor(now() / MINUTE_MS) * MINUTE_MS : 0
    const key = JSON.stringify([path, contents?.search, tag, at, isEmpty, status])
    if (contents && !documents.has(key)) await limit(c, () => Promise.resolve())
    return documents.forceFetch(key, { context: { ...shown, screens, at } })
  }

  return async (context, refused) => {
    const c = context as Context<AppEnv, string>
    const screens = await load()
    if (!screens) return undefined
    const shown = await find(c)
    if (refused) {
      const { sent, status } = refused
      const contents = { ...shown.contents, sent }
      const { body, headers } = await render({ ...shown, contents, screens, at: now() })
      return body.respond(c, { status, headers })
    }
    try {
      const { body, headers } = await readDocument(screens, shown, c)
      return await body.respond(c, { status: shown.status, headers })
    } catch (error) {
      if (problemCodeOf(error) !== 'too_many_requests') throw error
      const path = SCREEN_PATHS[screenOf(shown.path) ?? 'facts']
      const { body, headers } = await readDocument(screens, { path, status: 429 }, c)
      const retryAfter = { 'Retry-After': String(RENDERED.windowMs / 1000) }
      return body.respond(c, { status: 429, headers: { ...headers, ...retryAfter } })
    }
  }
}
