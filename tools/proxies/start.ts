import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const HOST = 'fable.example.com'

export type Ports = { readonly http: number; readonly https: number; readonly server: number }

const exampleOf = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

/** Replaces each text, which must stand in the example. */
const adapt = (example: string, replacements: Readonly<Record<string, string>>) =>
  Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The example does not contain "${from}".`)
    return text.replaceAll(from, to)
  }, example)

const makeCertificate = (folder: string) => {
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'].concat(
      ['-days', '1', '-subj', `/CN=${HOST}`, '-keyout', join(folder, 'privkey.pem')],
      ['-out', join(folder, 'fullchain.pem')],
    ),
    { stdio: 'ignore' },
  )
}

const nginx = (folder: string, { http, https, server }: Ports) => {
  makeCertificate(folder)
  const site = adapt(exampleOf('nginx.conf'), {
    '/var/cache/nginx/fable': join(folder, 'cache'),
    '/etc/ssl/fable': folder,
    '127.0.0.1:3000': `127.0.0.1:${server}`,
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen 443 ssl': `listen 127.0.0.1:${https} ssl`,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}
http { access_log off; ${temporary}
${site}}`,
  )
  return ['nginx', '-c', file]
}

/** The internal CA makes the certificate, because nobody can ask this machine for its name. */
const caddy = (folder: string, { http, https, server }: Ports) => {
  const file = join(folder, 'Caddyfile')
  const global = `admin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}`
  writeFileSync(
    file,
    adapt(exampleOf('Caddyfile'), {
      '127.0.0.1:3000': `127.0.0.1:${server}`,
      '\tservers {': `\t${global}\n\tservers {`,
    }),
  )
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]
}

const COMMANDS = { nginx, caddy }

export type ProxyName = keyof typeof COMMANDS

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => {
      resolve(false)
    })
  })

/** Starts a proxy with the example in deploy/, on other ports. Rejects if its program is not installed. */
export const startProxy = async (name: ProxyName, folder: string, ports: Ports) => {
  mkdirSync(folder)
  const [program = '', ...parameters] = COMMANDS[name](folder, ports)
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'exit')
  const failed = Promise.race([ended, once(child, 'error')]).then(() => {
    throw new Error(`${name} does not start: ${stderr}`)
  })
  failed.catch(() => undefined)
  const started = async () => {
    while (!(await isOpen(ports.https))) await sleep(100)
  }
  await Promise.race([started(), failed])
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
