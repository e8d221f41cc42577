import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { Fact } from '@fable/contract'
import { typedFact } from '@fable/contract/testing'
import { sendText } from './testing/raw-socket.ts'
import { realServers } from './testing/real-servers.ts'

const { folder, start, newFolder } = realServers()

/** Settings for an empty database. */
const place = () => ({ DATA_DIR: newFolder(), SAMPLE_FACTS: '0' })

const FACT = JSON.stringify(typedFact())

const share = (address: string, body: string | ReadableStream = FACT) =>
  fetch(`${address}/api/facts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  })

async function countFacts(address: string) {
  const response = await fetch(`${address}/api/facts`)
  return ((await response.json()) as Fact[]).length
}

function countStored(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'fable.sqlite'), { readOnly: true })
  const rows = database.prepare('select id from Facts').all()
  database.close()
  return rows.length
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'

/** Sends the head of a request, waits until the server has it, and returns how to send the body. */
async function beginRequest(address: string, length = `Content-Length: ${FACT.length}`) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  let received = ''
  socket
    .on('data', (text) => {
      received += String(text)
    })
    .on('error', () => undefined)
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  const head = `POST /api/facts HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n${length}\r\nExpect: 100-continue\r\n\r\n`
  socket.write(head)
  await once(socket, 'data')
  expect(received).toBe(CONTINUE)
  const finish = async () => {
    socket.write(FACT)
    await closed
    return received.slice(CONTINUE.length)
  }
  const breakOff = async (part: string) => {
    await new Promise((resolve) => socket.write(part, resolve))
    socket.destroy()
  }
  return { finish, breakOff }
}

/** Checks whether the server takes connections; its responses play no part. */
const isTaking = (address: string) =>
  fetch(`${address}/api/health`).then(
    () => true,
    () => false,
  )

describe.concurrent('the server', () => {
  const running = start(place(), { stdout: 'pipe' })

  it('reports its address to the parent process and serves it', async () => {
    const address = await running.listening
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    expect((await share(address)).status).toBe(201)
  })

  // More than the buffers of a connection hold, and little enough to be sent before a request of a busy machine is late.
  it.each([
    ['with a declared length', 'Content-Length: 12000000', '', ''],
    ['without one', 'Transfer-Encoding: chunked', 'f4240\r\n', '\r\n'],
  ])(
    'responds with 413 to a body of 12 megabytes %s, even if the client sends the whole body before it reads',
    async (...[, head, before, after]) => {
      const { hostname, port } = new URL(await running.listening)
      const socket = connect(Number(port), hostname).setEncoding('utf8').pause()
      socket.on('error', () => undefined)
      const received = Promise.race([once(socket, 'data'), once(socket, 'close')])
      socket.write(
        `POST /api/facts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${head}\r\n\r\n`,
      )
      for (let megabytes = 0; megabytes < 12; megabytes += 1) {
        await new Promise((resolve) =>
          socket.write(before + 'x'.repeat(1_000_000) + after, resolve),
        )
      }
      if (after) socket.write('0\r\n\r\n')
      socket.resume()
      expect(String(await received)).toMatch(/^HTTP\/1\.1 413 /)
      socket.destroy()
    },
  )

  it('accepts a body without a declared length, unless the body is too large', async () => {
    const address = await running.listening
    const stream = (text: string) => new Blob([text]).stream()
    expect((await share(address, stream(FACT))).status).toBe(201)
    expect((await share(address, stream(FACT.padEnd(2_000_000)))).status).toBe(413)
    expect((await share(address, stream(FACT.padEnd(60_000)))).status).toBe(201)
  })

  it('responds with 408 to a body in chunks of one byte', async () => {
    const head = 'Host: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked'
    const chunks = Array.from(FACT.padEnd(5000), (letter) => `1\r\n${letter}\r\n`).join('')
    const text = await sendText(
      await running.listening,
      `POST /api/facts HTTP/1.1\r\n${head}\r\n\r\n${chunks}no chunk`,
    )
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(text).toContain('"code":"too_slow"')
  })

  it('does not log an aborted upload as an error', async ({ expect }) => {
    const address = await running.listening
    let log = ''
    running.process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
    const begun = FACT.slice(0, 9)
    for (const [length, part] of [
      [`Content-Length: ${FACT.length}`, begun],
      ['Transfer-Encoding: chunked', `9\r\n${begun}\r\n`],
      ['Content-Length: 100000', begun],
    ] as const) {
      log = ''
      const { breakOff } = await beginRequest(address, length)
      await breakOff(part)
      await expect.poll(() => log).toMatch(/"call":"POST \/api\/facts","status":400/)
    }
    expect(log).not.toMatch(/"level":50|unavailable/)
    expect((await share(address)).status).toBe(201)
  })

  it.for(['SIGTERM', 'SIGINT'] as const)(
    'responds to requests in flight at %s before it ends',
    async (signal, { expect }) => {
      const settings = place()
      const server = start(settings)
      const address = await server.listening
      const request = await beginRequest(address)
      server.process.kill(signal)
      await expect.poll(() => isTaking(address)).toBe(false)
      expect(await request.finish()).toMatch(/^HTTP\/1.1 201/)
      expect(await server.ended).toEqual({ code: 0, stderr: '' })
      expect(countStored(settings.DATA_DIR)).toBe(1)
    },
  )

  it('exits when its parent process ends', async () => {
    const server = start(place())
    await server.listening
    server.process.disconnect()
    expect((await server.ended).code).toBe(0)
  })

  it('restarts immediately after kill -9, and has every acknowledged write', async () => {
    const settings = place()
    const first = start(settings)
    const address = await first.listening
    const shared = await Promise.all(Array.from({ length: 20 }, () => share(address)))
    expect(shared.every(({ status }) => status === 201)).toBe(true)
    first.process.kill('SIGKILL')
    const second = start(settings)
    expect(await countFacts(await second.listening)).toBe(20)
  })

  it('does not start with a wrong setting, and names the setting in one sentence', async () => {
    const server = start({ PORT: 'http' })
    expect(await server.ended).toEqual({
      code: 1,
      stderr:
        'PORT is "http", which is not a whole number from 0 to 65535; for example PORT=3000.\n',
    })
  })

  it('reads settings from a .env file and warns of doubtful settings', async ({ expect }) => {
    const cwd = mkdtempSync(join(folder, 'env-'))
    writeFileSync(join(cwd, '.env'), '# settings\nHOST=localhost\nPORT="http"\n')
    const settings = {
      PORT: '0',
      PUBLIC_URL: 'https://fable.example',
      DATBASE_URL: 'postgres://x',
    }
    const server = start({ ...place(), ...settings }, { cwd, stdout: 'pipe' })
    let log = ''
    server.process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
    // The environment wins.
    expect(await server.listening).toMatch(/^http:\/\/localhost:\d+$/)
    await expect
      .poll(() => log)
      .toMatch(/"level":40,.+"DATBASE_URL is not a setting; did you mean DATABASE_URL/)
    await expect.poll(() => log).toMatch(/"level":40,.+"PUBLIC_URL uses https, .+ TRUST_PROXY=/)
  })

  it('does not start on a port in use, and names PORT in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, stderr } = await start({ ...place(), PORT: String(port) }).ended
    expect(code).toBe(1)
    expect(stderr).toMatch(
      new RegExp(`^PORT is ${port}, which another program .+, for example PORT=\\d+\\.\\n$`),
    )
    other.close()
  })
})
