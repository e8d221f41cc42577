import type { Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import { errorCode } from '../lib/errors.ts'
import { inTime } from '../lib/in-time.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { Settings } from '../lib/settings.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

export type Mailer = {
  /** Returns at once, before the mail is sent. A failure is logged without the address. */
  readonly send: (mail: Mail) => void
  /** Returns true if the mail was sent. A failure is logged without the address. */
  readonly deliver: (mail: Mail) => Promise<boolean>
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = 10_000
/** After DRAIN_SECONDS, the shutdown takes at most 10 seconds. Requests in flight need most of this time. */
const CLOSE_TIMEOUT_MS = 1500

/** nodemailer is loaded with the first mail, because a server may never send one. */
export async function connectTo(url: string, from: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  )
}

/** Returns undefined without SMTP_URL, and logs that passwords cannot be reset. */
export function makeMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  log: Logger,
  metrics?: Pick<Metrics, 'mail'>,
): Mailer | undefined {
  if (SMTP_URL === undefined) {
    log.info('passwords cannot be reset by mail: SMTP_URL is not set')
    return undefined
  }
  let transport: Transporter | undefined
  const inFlight = new Set<Promise<unknown>>()

  const transmit = async (mail: Mail): Promise<boolean> => {
    try {
      transport ??= await connectTo(SMTP_URL, MAIL_FROM)
      await transport.sendMail(mail)
      log.info('sent a mail')
      metrics?.mail('sent')
      return true
    } catch (error) {
      log.error({ reason: errorCode(error) ?? 'unknown' }, 'could not send a mail')
      metrics?.mail('failed')
      return false
    }
  }
  const deliver = (mail: Mail): Promise<boolean> => {
    const sending = transmit(mail)
    inFlight.add(sending)
    void sending.then(() => inFlight.delete(sending))
    return sending
  }

  return {
    send: (mail) => void deliver(mail),
    deliver,
    close: async () => {
      await inTime(Promise.all(inFlight), CLOSE_TIMEOUT_MS).catch(() => undefined)
      transport?.close()
    },
  }
}
