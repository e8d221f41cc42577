import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../lib/settings.ts'
import { checkMail } from './mail.ts'

const folder = mkdtempSync(join(tmpdir(), 'fable-mail-'))
const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' })

const server = new SMTPServer({
  authOptional: true,
  logger: false,
  key: readFileSync(key),
  cert: readFileSync(cert),
})
server.on('error', () => undefined)
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const address = server.server.address()
const port = typeof address === 'object' && address ? address.port : 0

afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(resolve)
  })
  rmSync(folder, { recursive: true })
})

const check = (SMTP_URL: string) =>
  checkMail(readSettings({ SMTP_URL, MAIL_FROM: 'fable@example.com' }), undefined)

describe('the doctor, about a mail server with a private certificate,', () => {
  it('names the variable with which Node accepts the certificate', async () => {
    expect(await check(`smtp://localhost:${port}`)).toMatchObject({
      state: 'wrong',
      text: 'The mail server cannot be used (self-signed certificate).',
      fix: expect.stringContaining('not in .env: NODE_EXTRA_CA_CERTS=/path/ca.pem.') as string,
    })
  })

  it('accepts the address that its advice gives for this machine', async () => {
    expect((await check(`smtp://localhost:${port}?ignoreTLS=true`)).state).toBe('good')
  })

  it('advises smtp:// instead of smtps:// for a port that does not begin with encryption', async () => {
    const { fix } = await check(`smtps://localhost:${port}`)
    expect(fix).toMatch(/smtp:\/\/ instead of smtps:\/\//)
  })
})
