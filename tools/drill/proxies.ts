import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Proxy = { readonly address: string; readonly stop: () => Promise<void> }

type Ports = { readonly listen: number; readonly servers: readonly number[] }

/** As in docs/operations.md, with this machine's ports and folder. */
const nginxConfig = ({ listen, servers }: Ports, folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream fable {
    ${servers.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${listen};
    location / {
      proxy_pass http://fable;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
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
  reverse_proxy ${servers.map((port) => `127.0.0.1:${port}`).join(' ')} {
    health_uri /api/ready
    health_interval 500ms
    lb_try_duration 5s
  }
}
`

const COMMANDS = {
  nginx: (file: string) => ['nginx', '-c', file],
  caddy: (file: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
}

export type ProxyName = keyof typeof COMMANDS

const isListening = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  )

/** Starts a proxy in front of the servers. Rejects if its program is not installed. */
export const startProxy = async (name: ProxyName, ports: Ports, folder: string): Promise<Proxy> => {
  const file = join(folder, `${name}.conf`)
  writeFileSync(file, name === 'nginx' ? nginxConfig(ports, folder) : caddyConfig(ports))
  const [program = '', ...parameters] = COMMANDS[name](file)
  const child: ChildProcess = spawn(program, parameters, {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  })
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(
      `${name} does not start: ${String(error)}; install it, for example apt-get install ${name}.`,
    )
  })
  const address = `http://127.0.0.1:${ports.listen}`
  const started = async () => {
    while (!(await isListening(address))) await sleep(100)
  }
  await Promise.race([started(), failed])
  failed.catch(() => undefined)
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { address, stop }
}
