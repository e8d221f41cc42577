import type { Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import type { Settings } from '../platform/settings.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

export type Mailer = {
  /** Sends in the background; a mail that fails is logged, without its address. */
  readonly send: (mail: Mail) => void
  /** Resolves when what is under way has been sent, or given up. */
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = 10_000
/** A stop takes 10 s at most, most of which requests in flight may need. */
const CLOSE_TIMEOUT_MS = 1500

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/** Loaded with the first mail: most servers never send one. */
const connectTo = async (url: string, from: string | undefined): Promise<Transporter> => {
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

/** The way to SMTP_URL; undefined when it is not set, and then the log says what is missing. */
export const makeMailer = (
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  log: Logger,
): Mailer | undefined => {
  if (SMTP_URL === undefined) {
    log.info('passwords cannot be reset by mail: SMTP_URL is not set')
    return undefined
  }
  let transport: Transporter | undefined
  const underWay = new Set<Promise<unknown>>()

  const send = async (mail: Mail) => {
    try {
      transport ??= await connectTo(SMTP_URL, MAIL_FROM)
      await transport.sendMail(mail)
      log.info('sent a mail')
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'could not send a mail')
    }
  }

  return {
    send: (mail) => {
      const sending = send(mail)
      underWay.add(sending)
      void sending.then(() => underWay.delete(sending))
    },
    close: async () => {
      const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref())
      await Promise.race([Promise.all(underWay), patience])
      transport?.close()
    },
  }
}
