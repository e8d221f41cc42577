import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WEB = fileURLToPath(new URL('../../web', import.meta.url))

const LISTED = 10
const FOLDERS = 4

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/**
 * Groups modules by library and by folder. A chunk's compressed bytes are divided as the lengths of its modules are.
 * `screens`: their names, and the paths of the scripts that each has fetched.
 */
export async function tableOfModules(
  screens: ReadonlyMap<string, readonly string[]>,
): Promise<string> {
  const chunks = await chunksOfBuild()
  const columns = [...screens].map(([name, paths]) => ({
    name,
    groups: groupsIn(
      paths.map((path) => path.slice(1)),
      chunks,
    ).slice(0, LISTED),
  }))

  const head = columns.map(({ name }) => `| ${name} | KB`).join(' ')
  const rows = Array.from({ length: LISTED }, (_, at) =>
    columns.map(({ groups }) => {
      const [group = '', bytes = 0] = groups[at] ?? []
      return `${group} | ${(bytes / 1000).toFixed(1)}`
    }),
  )

  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [`${head} |`, `|${' --- | ---: |'.repeat(columns.length)}`, ...lines].join('\n')
}

async function chunksOfBuild(): Promise<Chunks> {
  const chunks = new Map<string, Rolldown.OutputChunk>()
  const collect: Plugin = {
    name: 'collect',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') chunks.set(file.fileName, file)
      },
    },
  }
  await build({ root: WEB, logLevel: 'error', plugins: [collect], build: { write: false } })
  return chunks
}

/** The largest first. */
function groupsIn(files: readonly string[], chunks: Chunks): [string, number][] {
  const sums = new Map<string, number>()
  for (const file of files) {
    const chunk = chunks.get(file)
    if (!chunk) throw new Error(`The build has no ${file}.`)
    const modules = Object.entries(chunk.modules)
    const length = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
    // A file with only re-exports.
    if (length === 0) continue
    const bytes = brotliCompressSync(chunk.code).length
    for (const [id, { renderedLength }] of modules) {
      const group = groupOf(id)
      sums.set(group, (sums.get(group) ?? 0) + (bytes * renderedLength) / length)
    }
  }
  return [...sums].toSorted(([, one], [, other]) => other - one)
}

function groupOf(id: string): string {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
  if (library !== undefined) return library
  const path = relative(ROOT, id)
  return path.startsWith('..')
    ? 'the bundler'
    : path.split('/').slice(0, -1).slice(0, FOLDERS).join('/')
}
