import { hash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'

/** A page stores its errors, across reloads and without a network. */
const KEY = 'engines-errors'

/** Not all drivers tell of a page's errors. */
const LISTENER = `{
  const keep = (kind, text) => {
    const errors = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')
    sessionStorage.setItem('${KEY}', JSON.stringify([...errors, kind + ' at ' + location.pathname + ': ' + text]))
  }
  addEventListener('error', ({ message, error }) => keep('error', error?.stack ?? message))
  addEventListener('unhandledrejection', ({ reason }) => keep('rejection', reason?.stack ?? reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep('policy', violatedDirective + ' ' + blockedURI))
  const { error } = console
  console.error = (...all) => {
    keep('console', all.map((one) => one?.stack ?? one).join(' '))
    error.apply(console, all)
  }
}`
const HASH = `'sha256-${hash('sha256', LISTENER, 'base64')}'`

/** Clears the errors of all pages since the last call. */
export const TAKE_ERRORS = `(() => {
  const errors = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')
  sessionStorage.removeItem('${KEY}')
  return errors
})()`

type Network = {
  readonly address: string
  readonly leadTo: (server: string) => void
  readonly cut: () => void
  readonly mend: () => Promise<void>
}

/** The documents that pass through it store their errors. */
export async function startNetwork(): Promise<Network> {
  let target = ''
  const app = new Hono()

  app.all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url)
    const response = await proxy(`${target}${pathname}${search}`, {
      raw: req.raw,
      redirect: 'manual',
    })
    const isDocument = response.headers.get('content-type')?.startsWith('text/html')
    return isDocument && response.body ? listening(response) : response
  })

  const listen = async (port: number): Promise<ServerType> => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port })
    await once(server, 'listening')
    return server
  }

  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    address: `http://127.0.0.1:${port}`,
    leadTo: (address) => {
      target = address
    },
    cut: () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    },
    mend: async () => {
      server = await listen(port)
    },
  }
}

async function listening(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  const policy = headers.get('content-security-policy') ?? ''
  headers.set('content-security-policy', policy.replace('script-src', `script-src ${HASH}`))
  headers.delete('content-length')
  const html = await response.text()
  const more = html.replace('<head>', `<head><script>${LISTENER}</script>`)
  return new Response(more, { status: response.status, headers })
}
