import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

type MailServer = {
  readonly url: string
  /** All received mails with headers, decoded. */
  readonly mails: readonly string[]
  /** Resolves with the mail at index `count`, as soon as it arrives. */
  readonly mailAfter: (count: number) => Promise<string>
  readonly close: () => Promise<void>
}

/** Decodes quoted-printable. */
const decodeMail = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    'latin1',
  ).toString()

/** Starts an SMTP server on a free port that stores all mails in memory. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _, done) => {
      let mail = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        mail += text
      })
      stream.on('end', () => {
        mails.push(decodeMail(mail))
        done()
        for (const wake of waiting) wake()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const mailAfter = async (count: number): Promise<string> => {
    while (mails.length <= count) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake)
          resolve()
        }
        waiting.add(wake)
      })
    }
    return mails[count] ?? ''
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
    })
  return { url: `smtp://127.0.0.1:${port}`, mails, mailAfter, close }
}
