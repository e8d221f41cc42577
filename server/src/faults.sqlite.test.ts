import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Fact } from '@fable/contract'
import { postTo } from './testing/http-client.ts'
import type { RealServer } from './testing/real-server.ts'
import { realServers, shareWith } from './testing/real-servers.ts'
import { newForm } from './testing/test-accounts.ts'

const { start: startServer, newFolder } = realServers()

async function start(dataDir = newFolder()) {
  const server = startServer({ DATA_DIR: dataDir, SAMPLE_FACTS: '0', RATE_LIMITS: 'off' })
  const address = await server.listening
  const post = (path: string, body: object) => postTo(address, path, body)
  const share = (text: string) => shareWith(address, text)
  const health = async () => (await fetch(`${address}/api/health`)).status
  const facts = async () => {
    const list = (await (await fetch(`${address}/api/facts`)).json()) as Fact[]
    return list.map(({ text }) => text)
  }
  const kill = async () => {
    server.process.kill('SIGKILL')
    await server.ended
  }
  return { server, dataDir, post, share, health, facts, kill }
}

/** Limits the bytes of each file of the process, as a full disk would. */
function limitFiles({ process: child }: RealServer, bytes: number | 'unlimited') {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`])
}

function isRefusedForNow(response: Response) {
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('1')
}

describe.concurrent('the embedded database', () => {
  it('acknowledges no more writes and is reported as unhealthy after its file is deleted', async ({
    expect,
  }) => {
    const { dataDir, share, health, facts, kill } = await start()
    expect((await share('before')).status).toBe(201)
    await expect.poll(health).toBe(200)
    rmSync(join(dataDir, 'fable.sqlite'))
    isRefusedForNow(await share('after'))
    await expect.poll(health).toBe(503)
    expect(await facts()).toEqual(['before'])
    await kill()
    await expect(start(dataDir)).rejects.toThrow(
      /fable\.sqlite-wal but no fable\.sqlite, so data would be lost\. .+ restore a backup/,
    )
  })

  it('rejects writes on a full disk, and accepts writes again when there is room', async ({
    expect,
  }) => {
    const { server, dataDir, post, share, health, facts, kill } = await start()
    expect((await share('before')).status).toBe(201)
    limitFiles(server, 4096)
    for (let n = 0; n < 3; n++) {
      isRefusedForNow(await share(`full ${n}`))
      isRefusedForNow(await post('/api/auth/sign-up/email', newForm()))
    }
    await expect.poll(health).toBe(503)
    expect(await facts()).toEqual(['before'])
    limitFiles(server, 'unlimited')
    await expect.poll(health).toBe(200)
    expect((await share('room')).status).toBe(201)
    expect((await post('/api/auth/sign-up/email', newForm())).status).toBe(200)
    await kill()
    const again = await start(dataDir)
    expect(await again.facts()).toEqual(['room', 'before'])
    await again.kill()
  })
})
