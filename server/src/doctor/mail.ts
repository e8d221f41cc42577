import { createTransport } from 'nodemailer'
import type { Settings } from '../platform/settings.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'

const { good, note, wrong } = findingsOf('mail')

const TIMEOUT_MS = 10_000

/** Connects and signs in to the mail server. Sends a mail only if `sendTo` is given. */
export const checkMail = async (
  { SMTP_URL, MAIL_FROM }: Settings,
  sendTo: string | undefined,
): Promise<Finding> => {
  if (SMTP_URL === undefined) {
    const found = sendTo === undefined ? note : wrong
    return found(
      'SMTP_URL is not set: nobody can get a new password by mail.',
      'SMTP_URL=smtp://user:secret@mail.example.com:587 and MAIL_FROM=fable@example.com',
    )
  }
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS }
  const transport = createTransport({ url: SMTP_URL, ...timeouts, socketTimeout: TIMEOUT_MS })
  try {
    await transport.verify()
    if (sendTo === undefined)
      return good('The mail server responds and takes the user. Sent nothing.')
    const text = 'The mail server works. The potato, too.'
    await transport.sendMail({ from: MAIL_FROM, to: sendTo, subject: 'Fact & Fable: a test', text })
    return good('The mail server took a mail; see whether it arrives, and not among spam.')
  } catch (error) {
    return wrong(
      `The mail server cannot be used (${reasonOf(error)}).`,
      'Correct host, port, user and password in SMTP_URL (smtps:// for port 465), or the sender in MAIL_FROM.',
    )
  } finally {
    transport.close()
  }
}
