import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { realServers, shareWith } from './testing/real-servers.ts'

const { folder, start } = realServers()
const log = openSync(join(folder, 'log'), 'w')
const address = await start({ DATA_DIR: folder, RATE_LIMITS: 'off' }, { stdout: log }).listening
closeSync(log)

const share = () => shareWith(address)

describe('another program that holds the write lock', () => {
  it('makes writes fail at once while reads succeed, and the log names the remedy', async () => {
    expect((await share()).status).toBe(201)
    // The server may still be cleaning up.
    const other = new DatabaseSync(join(folder, 'fable.sqlite'), { timeout: 5000 })
    other.exec('begin immediate')

    // The first one waits for a quarter of a second, as for the operator's commands.
    expect((await share()).status).toBe(503)
    const [writes, reads] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, share)),
      Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/api/facts`))),
    ])
    for (const response of writes) {
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toBe('1')
      expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    }
    for (const response of reads) expect(response.status).toBe(200)
    expect((await fetch(`${address}/api/health`)).status).toBe(503)
    expect(readFileSync(join(folder, 'log'), 'utf8')).toMatch(
      /database is locked; another program holds the write lock; .*fuser/,
    )

    other.exec('rollback')
    expect((await share()).status).toBe(201)
    // A check serves for a second.
    await expect.poll(async () => (await fetch(`${address}/api/health`)).status).toBe(200)
    // And the next lock is waited for again. On a busy machine a short one may last too long: then another one.
    const shareDuringLock = async () => {
      expect((await share()).status).toBe(201)
      other.exec('begin immediate')
      setTimeout(() => other.exec('rollback'), 50)
      return (await share()).status
    }
    await expect.poll(shareDuringLock).toBe(201)
    other.close()
  })
})
