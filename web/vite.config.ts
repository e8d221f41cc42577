import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The server picks the ready-made .br or .gz beside a file, so no request waits for a compressor. */
function compressed(): Plugin {
  const worthIt = /\.(js|css|html|svg|json|webmanifest|txt)$/
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      for (const name of await readdir(dir, { recursive: true })) {
        if (!worthIt.test(name)) continue
        const file = join(dir, name)
        const plain = await readFile(file)
        await writeFile(`${file}.br`, await promisify(brotliCompress)(plain))
        await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  plugins: [react(), compressed()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
})
