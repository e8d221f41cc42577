import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  explainEnd,
  findNetworkFault,
  hasNode,
  isNodeOffered,
  refuseOldPrograms,
  refuseSettings,
  systemEnv,
} from './install.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fact-and-fable-install-'))
const servers: Server[] = []
afterAll(() => {
  rmSync(folder, { recursive: true })
  for (const server of servers) server.close()
})

/** A PATH on which these programs say these versions. */
function machineWith(versions: Record<string, string>) {
  const path = mkdtempSync(join(folder, 'bin-'))
  for (const [program, version] of Object.entries(versions)) {
    writeFileSync(join(path, program), `#!/bin/sh\necho ${version}\n`)
    chmodSync(join(path, program), 0o755)
  }
  return { PATH: path }
}

test.each([
  [{ node: 'v18.20.8', npm: '9.2.0' }, 'node 18.20.8 is too old; node 20 or newer is needed'],
  [{ node: 'v20.19.2', npm: '8.19.4' }, 'npm 8.19.4 is too old; npm 9 or newer is needed'],
  [{ node: 'v20.19.2' }, 'There is no npm on the PATH; npm 9 or newer is needed'],
])('an installation with %o is refused: %s', (versions, sentence) => {
  expect(() => refuseOldPrograms(machineWith(versions))).toThrow(sentence)
})

test('an installation with Node 20 and the npm of Debian 13 is not refused', () => {
  refuseOldPrograms(machineWith({ node: 'v20.19.2', npm: '9.2.0' }))
})

test.each([
  [{ platform: 'linux', arch: 'x64', glibc: '2.41' }, true],
  [{ platform: 'linux', arch: 'arm64', glibc: '2.41' }, true],
  [{ platform: 'win32', arch: 'x64' }, true],
  [{ platform: 'linux', arch: 'x64' }, false],
  [{ platform: 'linux', arch: 'riscv64', glibc: '2.41' }, false],
  [{ platform: 'darwin', arch: 'arm64' }, false],
])('npm has a Node package for %o: %s', (system, offered) => {
  expect(isNodeOffered(system)).toBe(offered)
})

test('hasNode finds Node 24 or newer on the system, or else a packaged Node that runs', () => {
  const has = (version: string, execPath = process.execPath) =>
    hasNode({ folder, version, execPath })
  expect([has('v24.0.0'), has('v26.1.0'), has('v22.1.0')]).toEqual([true, true, false])
  expect(has('v24.0.0', join(folder, 'removed'))).toBe(false)
  const installed = join(folder, 'node_modules/.bin')
  mkdirSync(installed, { recursive: true })
  // As on Alpine, where the interpreter of the program is missing.
  writeFileSync(join(installed, 'node'), `#!${folder}/ld-linux\n`, { mode: 0o755 })
  expect([has('v20.0.0'), has('v24.0.0')]).toEqual([false, true])
  writeFileSync(join(installed, 'node'), '#!/bin/sh\necho v24.21.0\n')
  expect(has('v20.0.0')).toBe(true)
})

test('an installation with npm_config_workspaces=false is refused', () => {
  const name = 'npm_config_workspaces'
  refuseSettings({ ...systemEnv(), [name]: undefined })
  expect(() => refuseSettings({ ...systemEnv(), [name]: 'false' })).toThrow(
    /^The npm setting workspaces=false prevents/,
  )
})

test('a killed program is reported as probably out of memory', () => {
  expect(explainEnd('vite', 137)).toMatch(/memory runs out. It needs 1 GB of memory/)
  expect(explainEnd('vite', 1)).toBe('vite exited with code 1.')
})

async function faultAt(server: Server, pingMs?: number) {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = { ...systemEnv(), npm_config_registry: `http://127.0.0.1:${port}/` }
  return findNetworkFault(env, pingMs)
}

test('a registry that does not support ping counts as reachable', async () => {
  const registry = createHttpServer((_, response) => response.writeHead(404).end())
  expect(await faultAt(registry)).toBeUndefined()
})

test.each([
  ['resets connections', createServer((socket) => socket.destroy())],
  ['takes connections and says nothing', createServer(() => undefined)],
])('a registry that %s counts as unreachable', async (_, registry) => {
  expect(await faultAt(registry, 1000)).toMatch(/^(E\w+|no response)$/)
})
