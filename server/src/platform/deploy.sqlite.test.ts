import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings, SETTINGS } from './settings.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

const deploy = (name: string) => read(`deploy/${name}`)

/** Variables that are no settings of ours. */
const OTHERS = ['NODE_ENV']

/** The settings that a file sets or names: NAME=value, also in a comment. */
const settingsIn = (text: string) =>
  [...text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)]
    .map(([, name = '']) => name)
    .filter((name) => !OTHERS.includes(name))

describe('the files for a deployment', () => {
  it.each(['fable.service', 'fable.env', 'Containerfile', 'nginx.conf', 'Caddyfile'])(
    'name settings that exist: %s',
    (name) => {
      const named = settingsIn(deploy(name).replaceAll(/^ARG .*$/gm, ''))
      expect(named.length).toBeGreaterThan(0)
      for (const setting of named) expect(SETTINGS).toContain(setting)
    },
  )

  it('start the server with the flags of npm start', () => {
    const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(deploy('Containerfile')) ?? []
    const flags = JSON.parse(read('server/node-flags.json')) as string[]
    expect(JSON.parse(command)).toEqual(['node', ...flags, 'server/src/main.ts'])
  })

  it('point to the default port, and to the port of the metrics', () => {
    const { PORT } = readSettings({})
    expect(deploy('nginx.conf')).toContain(`server 127.0.0.1:${PORT} `)
    expect(deploy('Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${PORT} `)
    expect(deploy('Containerfile')).toContain(`EXPOSE ${PORT}\n`)
    const [, metrics = ''] = /METRICS_PORT=(\d+)/.exec(deploy('fable.env')) ?? []
    expect(deploy('prometheus.yml')).toContain(`127.0.0.1:${metrics}'`)
  })
})

describe('the operator’s page', () => {
  it.each(SETTINGS)('has %s in its table of settings', (name) => {
    expect(read('docs/operations.md')).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'))
  })
})
