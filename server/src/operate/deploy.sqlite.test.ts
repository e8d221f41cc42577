import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings, SETTINGS } from '../lib/settings.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

const deploy = (name: string) => read(`deploy/${name}`)

/** Variables that are no settings of ours. */
const OTHERS = ['NODE_ENV']

/** The settings that a file sets or names: NAME=value, also in a comment. */
const settingsIn = (text: string) =>
  [...text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)]
    .map(([, name = '']) => name)
    .filter((name) => !OTHERS.includes(name) && !(name in NODE.environment))

/** How npm start runs Node. */
const NODE = JSON.parse(read('server/node.json')) as {
  flags: string[]
  environment: Record<string, string>
}

/** nginx.conf is a part of a configuration, and names a certificate and folders of the operator's machine. */
function nginxFile(folder: string) {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=fable.test']
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const site = deploy('nginx.conf')
    .replaceAll('/var/cache/nginx/fable', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/etc/ssl/fable', folder)
    // Only root may take these ports.
    .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  return `pid ${folder}/pid; events {} http { access_log off; ${temporary}\n${site}}`
}

const SHELL_SCRIPT = `set -a; . "$1"; exec "$0" -p 'JSON.stringify(process.env)'`

/** A program of systemd that reads such a file, and prints it with a value that has a backslash as JSON does. */
const SYSTEMD = '/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator'

/** How programs of this machine read settings from a file: `environment.d/1.conf` in the folder. */
const READERS = [
  {
    program: 'a shell',
    read: (folder: string): unknown => {
      const file = join(folder, 'environment.d/1.conf')
      const args = ['-c', SHELL_SCRIPT, process.execPath, file]
      return JSON.parse(execFileSync('sh', args, { encoding: 'utf8' }))
    },
  },
  {
    program: SYSTEMD,
    read: (folder: string): unknown => {
      const env = { XDG_CONFIG_HOME: folder }
      const lines = execFileSync(SYSTEMD, { env, encoding: 'utf8' }).trim().split('\n')
      const pairs = lines.map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? [])
      return Object.fromEntries(
        pairs.map(([name = '', value = '']) => [
          name,
          value.startsWith('"') ? (JSON.parse(value) as string) : value,
        ]),
      )
    },
  },
].filter(({ program }) => program !== SYSTEMD || existsSync(SYSTEMD))

/** The programs of this machine that check the example for them. */
const PROXIES = [
  { program: 'nginx', parameters: ['-e', 'stderr', '-t', '-c'], text: nginxFile },
  {
    program: 'caddy',
    parameters: ['validate', '--adapter', 'caddyfile', '--config'],
    text: () => deploy('Caddyfile'),
  },
].filter(({ program }) => !spawnSync(program, ['-v']).error)

describe('the files for a deployment', () => {
  it.each(['fable.service', 'fable.env', 'Containerfile', 'nginx.conf', 'Caddyfile'])(
    'name only settings that exist: %s',
    (name) => {
      const named = settingsIn(deploy(name).replaceAll(/^ARG .*$/gm, ''))
      expect(named.length).toBeGreaterThan(0)
      for (const setting of named) expect(SETTINGS).toContain(setting)
    },
  )

  it('start the server in a container with the flags and the environment of npm start', () => {
    const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(deploy('Containerfile')) ?? []
    const { flags, environment } = NODE
    expect(JSON.parse(command)).toEqual(['node', ...flags, 'server/src/main.ts'])
    for (const [name, value] of Object.entries(environment))
      expect(deploy('Containerfile')).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  })

  it('keep backups in the folder of BACKUP_DIR', () => {
    const [, folder = 'none'] = /^BACKUP_DIR='(.+)'$/m.exec(deploy('fable.env')) ?? []
    for (const unit of ['fable-backup.service', 'fable-dump.service'])
      expect(deploy(unit)).toMatch(new RegExp(`^ExecStart=.+"${folder}/.+\\.(sqlite|dump)"`, 'm'))
  })

  it('use the default port and the port of the metrics', () => {
    const { PORT } = readSettings({})
    expect(deploy('nginx.conf')).toContain(`server 127.0.0.1:${PORT} `)
    expect(deploy('Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${PORT} `)
    expect(deploy('Containerfile')).toContain(`EXPOSE ${PORT}\n`)
    const [, metrics = ''] = /METRICS_PORT='(\d+)'/.exec(deploy('fable.env')) ?? []
    expect(deploy('prometheus.yml')).toContain(`127.0.0.1:${metrics}'`)
  })

  it.each(READERS)(
    'contain settings that $program reads as they are written',
    ({ read: readFrom }) => {
      // Also those that are examples.
      const text = deploy('fable.env').replaceAll(/^# (?=[A-Z_]+=)/gm, '')
      const written = [...text.matchAll(/^([A-Z_]+)='([^'\n]*)'$/gm)].map(([, ...pair]) => pair)
      expect(written).toHaveLength(text.match(/^[A-Z_]+=/gm)?.length ?? 0)
      const folder = mkdtempSync(join(tmpdir(), 'fable-deploy-'))
      mkdirSync(join(folder, 'environment.d'))
      writeFileSync(join(folder, 'environment.d/1.conf'), text)
      const values = readFrom(folder)
      rmSync(folder, { recursive: true })
      expect(values).toMatchObject(Object.fromEntries(written))
    },
  )

  it.each(PROXIES)(
    'contain a proxy configuration that $program accepts',
    ({ program, parameters, text }) => {
      const folder = mkdtempSync(join(tmpdir(), 'fable-deploy-'))
      const file = join(folder, 'config')
      writeFileSync(file, text(folder))
      const env = { PATH: process.env.PATH, HOME: folder }
      const { status, stderr } = spawnSync(program, [...parameters, file], {
        env,
        encoding: 'utf8',
      })
      rmSync(folder, { recursive: true })
      expect(status, stderr).toBe(0)
    },
  )
})

describe('docs/operations.md', () => {
  it.each(SETTINGS)('has %s in its table of settings', (name) => {
    expect(read('docs/operations.md')).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'))
  })

  it('has only existing settings in its table of settings', () => {
    const rows = read('docs/operations.md').matchAll(/^\| ((?:`[A-Z][A-Z_]*`[, ]*)+)\|/gm)
    const listed = [...rows].flatMap(([, names = '']) => names.match(/[A-Z][A-Z_]*/g) ?? [])
    expect(listed.length).toBeGreaterThan(10)
    expect(listed.filter((name) => !SETTINGS.includes(name))).toEqual([])
  })
})
