import { connect, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectTls } from 'node:tls'
import { HOST, type Ports } from './start.ts'

type Sent = { readonly status: number; readonly headers: IncomingHttpHeaders }

type Request = {
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
  /** The address of this machine that the request comes from. */
  readonly from?: string
}

/** Sends a request over HTTP/2. The certificate is not checked: it is a proxy's own. */
const send = (port: number, { path, headers, body, from = '127.0.0.1' }: Request): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const socket = connectTls({
      host: '127.0.0.1',
      port,
      servername: HOST,
      ALPNProtocols: ['h2'],
      rejectUnauthorized: false,
      ...{ localAddress: from },
    })
    const session = connect(`https://${HOST}`, { createConnection: () => socket })
    session.on('error', reject)
    const stream = session.request({
      ':path': path,
      ...(body !== undefined && {
        ':method': 'POST',
        'content-type': 'application/json',
        origin: `https://${HOST}`,
      }),
      ...headers,
    })
    stream.on('error', reject)
    stream.on('response', (received) => {
      stream.resume()
      stream.on('end', () => {
        session.close()
        resolve({ status: Number(received[':status']), headers: received })
      })
    })
    stream.end(body)
  })

/** How long a client is waited for that sends the head of a request without its end. */
const secondsUntilCut = (port: number) =>
  new Promise<number>((resolve) => {
    const begun = performance.now()
    const socket = connectTls(
      { host: '127.0.0.1', port, servername: HOST, rejectUnauthorized: false },
      () => socket.write(`GET / HTTP/1.1\r\nHost: ${HOST}\r\n`),
    )
    socket.on('error', () => undefined)
    socket.on('close', () => {
      resolve((performance.now() - begun) / 1000)
    })
    socket.resume()
  })

const FEEDBACK = JSON.stringify({ kind: 'bug', message: 'Tried behind a proxy.' })
/** The limit of feedback, specification 6. */
const FEEDBACKS = 10

/** Each sends another X-Forwarded-For, and all count as one visitor. */
const sendFeedbacks = async (port: number, from: string, times: number) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` }
    statuses.push(
      (await send(port, { path: '/api/feedback', body: FEEDBACK, headers, from })).status,
    )
  }
  return statuses
}

const signUpForm = (username: string) =>
  JSON.stringify({
    username,
    email: `${username}@example.com`,
    emailConfirmation: `${username}@example.com`,
    password: 'a long password',
    passwordConfirmation: 'a long password',
  })

type Check = { readonly what: string; readonly seen: string; readonly isRight: boolean }

/** Tries what visitors meet behind a proxy. `asset` is the path of a file with a hash in its name. */
export const checkProxy = async (
  name: string,
  { http, https }: Ports,
  asset: string,
): Promise<readonly Check[]> => {
  const page = await send(https, { path: '/', headers: { 'accept-encoding': 'br' } })
  const plain = await fetch(`http://127.0.0.1:${http}/Shop`, {
    redirect: 'manual',
    headers: { Host: HOST },
  })
  const large = await send(https, {
    path: '/api/feedback',
    body: JSON.stringify({ kind: 'bug', message: 'x'.repeat(70_000) }),
  }).catch(() => undefined)
  await send(https, { path: asset })
  const file = await send(https, { path: asset })
  const account = await send(https, {
    path: '/api/auth/sign-up/email',
    body: signUpForm(`proxied${name}`),
  })
  const cookies = account.headers['set-cookie'] ?? []
  const statuses = await sendFeedbacks(https, '127.0.0.2', FEEDBACKS + 1)
  const [neighbour] = await sendFeedbacks(https, '127.0.0.3', 1)
  const seconds = await secondsUntilCut(https)
  const kept = String(file.headers['x-cache'] ?? 'kept by visitors alone')
  return [
    {
      what: 'the page over HTTP/2, compressed by the server',
      seen: `${page.status} ${String(page.headers['content-encoding'])}`,
      isRight: page.status === 200 && page.headers['content-encoding'] === 'br',
    },
    {
      what: 'http goes to https',
      seen: `${plain.status} ${String(plain.headers.get('location'))}`,
      isRight: plain.headers.get('location')?.startsWith('https:') === true,
    },
    {
      what: 'a body of 70 KB',
      seen: String(large?.status ?? 'cut'),
      isRight: large?.status === 413,
    },
    {
      what: 'a file with a hash, the second time',
      seen: `${String(file.headers['cache-control'])}; ${kept}`,
      isRight: String(file.headers['cache-control']).includes('immutable'),
    },
    {
      what: "an account's cookie",
      seen: `${account.status} ${cookies.length} cookies`,
      isRight: cookies.length > 0 && cookies.every((cookie) => /; Secure/i.test(cookie)),
    },
    {
      what: `${FEEDBACKS + 1} feedbacks of one visitor with forged addresses, one of a neighbour`,
      seen: `${statuses.join(' ')}, ${String(neighbour)}`,
      isRight: statuses.indexOf(429) === FEEDBACKS && neighbour === 201,
    },
    {
      what: 'a head without an end is cut after',
      seen: `${seconds.toFixed(1)} s`,
      isRight: seconds < 15,
    },
  ]
}
