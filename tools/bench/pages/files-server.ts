import { createServer } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
}

export type FilesServer = { readonly address: string; readonly close: () => void }

/** Serves the files of a folder from memory, compressed, with plain node:http. */
export const serveFiles = async (folder: string): Promise<FilesServer> => {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return [file.slice(folder.length), brotliCompressSync(readFileSync(file))]
      }),
  )
  const server = createServer(({ url = '/' }, response) => {
    const path = files.has(url) ? url : '/index.html'
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' })
    response.end(files.get(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
