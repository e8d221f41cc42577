import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readRowsOf, startMixedWrites, startPostgres } from '@fable/server/testing'
import { freePort, inFolder, startProduct, until } from './product.ts'

type Ports = { readonly listen: number; readonly servers: readonly string[] }

/** As little of deploy/nginx.conf as a rolling restart needs, with this machine's ports and folder. */
const nginxConfig = ({ listen, servers }: Ports, folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream fable {
    ${servers.map((server) => `server ${server} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${listen};
    location / {
      proxy_pass http://fable;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
    }
  }
}
`
const caddyConfig = ({ listen, servers }: Ports) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${listen} {
  reverse_proxy ${servers.join(' ')} {
    health_uri /api/ready
    health_interval 500ms
    lb_try_duration 5s
  }
}
`
const PROXIES = {
  nginx: { command: ['nginx', '-c'], config: nginxConfig },
  caddy: { command: ['caddy', 'run', '--adapter', 'caddyfile', '--config'], config: caddyConfig },
}

/** Starts a proxy in front of the servers. Rejects if its program is not installed. */
const startProxy = async (name: keyof typeof PROXIES, ports: Ports, folder: string) => {
  const { command, config } = PROXIES[name]
  const file = join(folder, `${name}.conf`)
  writeFileSync(file, config(ports, folder))
  const [program = '', ...parameters] = command
  const env = { ...process.env, HOME: folder }
  const child: ChildProcess = spawn(program, [...parameters, file], { stdio: 'ignore', env })
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  const address = `http://127.0.0.1:${ports.listen}`
  await until(`${name} listens`, async () => {
    if (failure) throw failure
    return fetch(address).then(
      () => true,
      () => false,
    )
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { address, stop }
}

const restartBehind = (name: keyof typeof PROXIES, databaseUrl: string) =>
  inFolder(async (folder) => {
    const settings = { DATABASE_URL: databaseUrl, DRAIN_SECONDS: '4' }
    const products = [await startProduct(folder, settings), await startProduct(folder, settings)]
    const servers = products.map(({ address }) => new URL(address).host)
    const proxy = await startProxy(name, { listen: await freePort(), servers }, folder)
    const writes = await startMixedWrites(proxy.address)
    await sleep(2000)
    for (const product of products) {
      await product.end('SIGTERM')
      await product.start()
      await sleep(3000)
    }
    await writes.stop()
    await proxy.stop()
    for (const product of products) await product.end('SIGTERM')
    const lost = await writes.contradictions(readRowsOf(databaseUrl))
    for (const sentence of lost) console.error(sentence)
    const failed = [...writes.statuses].filter(([status]) => status === 0 || status >= 500)
    return {
      fault: `rolling restart of two servers behind ${name}`,
      acknowledged: writes.acknowledged(),
      failed: failed.reduce((sum, [, count]) => sum + count, 0),
      lost: lost.length,
    }
  })

/** Restarts two servers one after the other, under load through a proxy. */
export const restart = async () => {
  const postgres = await startPostgres()
  try {
    return [await restartBehind('nginx', postgres.url), await restartBehind('caddy', postgres.url)]
  } finally {
    await postgres.stop()
  }
}
