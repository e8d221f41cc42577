import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { postTo } from './http-client.ts'
import { type RealServer, startServer } from './real-server.ts'

/** Real servers of a test file, with a folder for their data. */
type RealServers = {
  readonly folder: string
  /** Starts a server, by default in `folder`. */
  readonly start: (
    settings: Record<string, string>,
    how?: { cwd?: string; stdout?: number | 'pipe' },
  ) => RealServer
  /** Makes a folder within `folder`. */
  readonly newFolder: () => string
}

/** A folder for the real servers of a test file. When the file ends they are killed, and the folder is removed. */
export function realServers(): RealServers {
  const folder = mkdtempSync(join(tmpdir(), 'fable-servers-'))
  const servers: RealServer[] = []
  afterAll(async () => {
    for (const server of servers) server.process.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    rmSync(folder, { recursive: true, force: true })
  })
  const start: RealServers['start'] = (settings, { cwd = folder, stdout } = {}) => {
    const server = startServer(cwd, settings, stdout)
    servers.push(server)
    return server
  }
  return { folder, start, newFolder: () => mkdtempSync(join(folder, 'data-')) }
}

const FACT = { text: 'x', source: 'https://example.com', category: 'news' }

/** Shares a fact with a real server. */
export const shareWith = (address: string, text = 'x'): Promise<Response> =>
  postTo(address, '/api/facts', { ...FACT, text })
