import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LRUCache } from 'lru-cache'
import type { ScreenContents, SentForm } from '@fable/contract'
import { isGamePath, type Screen, SCREEN_PATHS, screenOf, screenRow } from '@fable/contract/limits'
import { inTime } from '../lib/in-time.ts'
import { minuteOf } from '../lib/minutes.ts'
import type { AppEnv, ServerDeps } from './app-env.ts'
import { DOCUMENT_HEADERS, POLICY_HEADER, policyOf } from './every-request.ts'
import { queueLongWork } from './long-work.ts'
import { NO_STORE, problemCodeOf, retryAfterOf } from './problems.ts'
import type { LoadScreens, ScreenModule } from './screens.ts'
import {
  chooseEncoding,
  type EncodedBody,
  type Encoding,
  etagOf,
  respondEncoded,
  TaggedBody,
} from './tagged-body.ts'

/** A document waits this long for its data, because the first search takes over a second on a busy machine. */
const MAX_WAIT_MS = 3_000

const CACHED_BYTES = 16_000_000

const CACHING = { private: { 'Cache-Control': 'private, no-cache' }, none: NO_STORE } as const

const NOT_FOUND = '/not-found'
const NOT_FOUND_IN_GAME = `${SCREEN_PATHS.game}/not-found`

export type Found = {
  readonly path: string
  /** Without contents the screen needs no data. */
  readonly contents?: ScreenContents | undefined
  /** Changes whenever the contents change. Without a tag, a hash of the contents is used. */
  readonly tag?: string
  /** The caches outside this server that may store the document: `private` is the browser's. Without it, any may. */
  readonly caching?: 'private' | 'none'
  /** True if the address contains a visitor's own text. Few others will request the document, so it is not kept. */
  readonly isRare?: boolean
}

/** If it throws, the page fetches the data itself. */
type FindContents = (request: {
  readonly id: string
  readonly query: Readonly<Record<string, string>>
  readonly c: Context<AppEnv>
}) => Promise<Found | Missing>

/** A status if the screen itself says that something is missing, `screen` if the path must seem to have no screen. */
export type Missing = { readonly missing: 404 | 410 | 'screen' }

export type Contents = Readonly<Partial<Record<Screen, FindContents>>>

type Document = { readonly body: EncodedBody; readonly headers: Readonly<Record<string, string>> }

type Wanted = Found & {
  /** True for a document without the data of its screen. The page then fetches the data. */
  readonly isEmpty?: boolean
  readonly status: ContentfulStatusCode
}

type Deps = Pick<ServerDeps, 'publicUrl' | 'log' | 'now'> & {
  readonly loadScreens: LoadScreens
  readonly contents: Contents
  readonly hasImprint: boolean
}

type Refused = { readonly sent: SentForm; readonly status: ContentfulStatusCode }

/** Resolves with undefined if the page has not been built. */
export type RespondWithDocument = (
  c: Context<AppEnv>,
  refused?: Refused,
) => Promise<Response | undefined>

type Documents = {
  readonly respond: RespondWithDocument
  readonly respondToError: (error: Error, c: Context<AppEnv>) => Promise<Response | undefined>
}

/**
 * A document is rendered once for each state of its data, each minute and each encoding. Only the encoded body is
 * cached. A rare document is rendered for each request, so that it displaces no other document from the cache.
 */
export function makeDocuments(deps: Deps): Documents {
  const { contents, loadScreens } = deps
  const getOrRender = makeGetOrRender(deps)

  return {
    respond: async (c, refused) => {
      const screens = await loadScreens()
      if (!screens) return undefined
      const wanted = await findWanted(contents, c)
      if (refused) {
        const status = wanted.contents?.missing ?? refused.status
        const document = await getOrRender(c, screens, { ...wanted, status }, refused.sent)
        return respondWith(c, document, status)
      }
      const caching = wanted.caching && CACHING[wanted.caching]
      return respondWith(c, await getOrRender(c, screens, wanted), wanted.status, caching)
    },

    respondToError: async (error, c) => {
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      const screen = screenOf(c.req.path)
      if (problemCodeOf(error) !== 'too_many_requests' || !isRead || !screen) return undefined
      if (screenRow(screen).isSecret) return undefined
      const screens = await loadScreens()
      if (!screens) return undefined
      // This document comes from the cache, so that refusing a request costs little.
      const document = await getOrRender(c, screens, { path: SCREEN_PATHS[screen], status: 429 })
      return respondWith(c, document, 429, { 'Retry-After': String(retryAfterOf(error)) })
    },
  }
}

function respondWith(
  c: Context<AppEnv>,
  { body, headers }: Document,
  status: ContentfulStatusCode,
  more: Readonly<Record<string, string>> = {},
): Response {
  return respondEncoded(c, body, { status, headers: { ...headers, ...more } })
}

async function findWanted(contents: Contents, c: Context<AppEnv>): Promise<Wanted> {
  const screen = screenOf(c.req.path)
  const nowhere = {
    path: isGamePath(c.req.path) ? NOT_FOUND_IN_GAME : NOT_FOUND,
    status: 404,
  } as const
  if (!screen) return nowhere

  const path = SCREEN_PATHS[screen]
  const { isSecret } = screenRow(screen)
  if (c.req.query('shell') !== undefined && !isSecret) return { path, isEmpty: true, status: 200 }

  const id = c.req.path.replace(/\/$/, '').split('/').at(-1) ?? ''
  const finding = contents[screen]?.({ id, query: c.req.query(), c })
  const found = finding && (await inTime(finding, MAX_WAIT_MS).catch(() => undefined))
  // Without data the page itself shows the error and tries again.
  if (!found) return isSecret ? nowhere : { path, status: 200 }
  if (!('missing' in found)) return { ...found, status: 200 }
  const { missing } = found
  return missing === 'screen' ? nowhere : { path, contents: { missing }, status: missing }
}

type GetOrRender = (
  c: Context<AppEnv>,
  screens: ScreenModule,
  wanted: Wanted,
  sent?: SentForm,
) => Promise<Document>

function makeGetOrRender(deps: Deps): GetOrRender {
  const documents = new LRUCache<string, Document>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ body }) => body.bytes.length,
  })
  const underWay = new Map<string, Promise<Document>>()

  const encodeAndKeep = async (key: string, rendered: Rendered, encoding: Encoding | undefined) => {
    try {
      const document = await encode(rendered, encoding)
      documents.set(key, document)
      return document
    } finally {
      underWay.delete(key)
    }
  }

  return async (c, screens, wanted, sent) => {
    const shown = sent ? { ...wanted, contents: { ...wanted.contents, sent } } : wanted
    // Documents show ages in minutes, so a document and its ETag need not change within a minute.
    const at = shown.contents ? minuteOf(deps.now()) : 0
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    const key = keyOf(shown, at, encoding)
    const kept = documents.get(key)
    if (kept) return kept

    // Each request waits for its turn in the queue. Another request may have rendered the document in the meantime. The
    // turn ends before the document is compressed, which happens on another thread.
    const { document } = await queueLongWork(async () => {
      const others = documents.get(key) ?? underWay.get(key)
      if (others) return { document: others }

      const rendered = await render(deps, screens, shown, at)
      if (shown.isRare) return { document: encode(rendered, encoding) }
      const document = encodeAndKeep(key, rendered, encoding)
      underWay.set(key, document)
      return { document }
    })
    return document
  }
}

function keyOf(shown: Wanted, at: number, encoding: Encoding | undefined): string {
  const { path, contents, isEmpty, status } = shown
  const tagOfFound = contents?.sent ? undefined : shown.tag
  const tag = tagOfFound ?? (contents && etagOf(JSON.stringify(contents)))
  return JSON.stringify([path, contents?.search, tag, at, isEmpty, status, encoding])
}

type Rendered = { readonly whole: TaggedBody; readonly policy: string }

async function render(
  { publicUrl, log, hasImprint }: Deps,
  screens: ScreenModule,
  { path, contents, isEmpty = false }: Wanted,
  at: number,
): Promise<Rendered> {
  const data = { origin: publicUrl.origin, now: at, ...contents }
  const { html, policy, error } = await screens.render({ path, data, isEmpty, hasImprint })
  if (error !== undefined) log.error({ err: error, path }, 'a screen was not rendered')
  return { whole: new TaggedBody(html, { type: 'text/html; charset=utf-8' }), policy }
}

async function encode(
  { whole, policy }: Rendered,
  encoding: Encoding | undefined,
): Promise<Document> {
  const body = await whole.encodedAs(encoding)
  if (encoding) whole.release()
  return { body, headers: { ...DOCUMENT_HEADERS, [POLICY_HEADER]: policyOf(policy) } }
}
