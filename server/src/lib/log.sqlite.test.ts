import { closeSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { RealServer } from '../testing/real-server.ts'
import { realServers } from '../testing/real-servers.ts'

const { start: startServer, newFolder } = realServers()

async function start(stdout: number | 'pipe') {
  const server = startServer(
    { DATA_DIR: newFolder(), SAMPLE_FACTS: '0', RATE_LIMITS: 'off' },
    { stdout },
  )
  return { server, address: await server.listening }
}

/** This many at once are never too many. */
const AT_ONCE = 100

/**
 * Sends a number of requests, each with a long line in the log, over one connection; resolves when all have a response.
 */
async function request(address: string, count: number) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  const status = 'HTTP/1.1 405 '
  let sent = 0
  let responses = 0
  let rest = ''
  const send = () => {
    sent += AT_ONCE
    socket.write(`DELETE /${'x.'.repeat(95)} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(AT_ONCE))
  }
  await new Promise<void>((resolve, reject) => {
    socket.on('data', (text: string) => {
      const parts = (rest + text).split(status)
      responses += parts.length - 1
      // The status may be cut in two between this text and the next one.
      rest = (parts.at(-1) ?? '').slice(1 - status.length)
      if (responses === count) resolve()
      else if (responses === sent) send()
    })
    socket.on('error', reject)
    send()
  })
  socket.destroy()
}

async function stop({ process: child, ended }: RealServer) {
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
}

describe.concurrent('the log', () => {
  it('blocks neither requests nor the shutdown on a full disk', async () => {
    const full = openSync('/dev/full', 'w')
    const { server, address } = await start(full)
    closeSync(full)
    await request(address, 500)
    await stop(server)
  })

  it('keeps lines for a pipe that is not read, and counts the lines that are dropped', async ({
    expect,
  }) => {
    const { server, address } = await start('pipe')
    const stdout = server.process.stdout?.pause().setEncoding('utf8')
    const count = 6000
    await request(address, count)
    let text = ''
    stdout
      ?.on('data', (part: string) => {
        text += part
      })
      .resume()
    await expect.poll(() => text).toMatch(/"dropped":\d+/)
    const dropped = Number(/"dropped":(\d+)/.exec(text)?.[1])
    expect(dropped).toBeGreaterThan(100)
    await expect.poll(() => text.split('"responded"').length - 1).toBe(count - dropped)
    stdout?.pause()
    await request(address, 2000)
    await stop(server)
  })

  it('does not block requests if its pipe is broken', async () => {
    const { server, address } = await start('pipe')
    server.process.stdout?.destroy()
    await request(address, 500)
    await stop(server)
  })
})
