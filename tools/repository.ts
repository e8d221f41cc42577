import { globSync, statSync } from 'node:fs'
import { basename } from 'node:path'

const IGNORED =
  /^(?:node_modules|dist|data|test-results|playwright-report|coverage|\.(?!ci|dep|npm).*)$/

/** Without what is installed, built or stored. */
export function listFiles(): string[] {
  const paths = globSync(['**/*', '.*', '.ci/*'], {
    exclude: (path) => IGNORED.test(basename(path)),
  })
  return paths.filter((path) => statSync(path).isFile())
}
