import { connectTo } from '../../accounts/mailer.ts'
import { reasonOf } from '../../lib/errors.ts'
import type { Settings } from '../../lib/settings.ts'
import { type Finding, good, wrong } from './finding.ts'

/** Connects to the mail server and signs in. Sends a mail only to `sendTo`. */
export const checkMail = async (
  { SMTP_URL, MAIL_FROM }: Settings,
  sendTo: string | undefined,
): Promise<Finding> => {
  if (SMTP_URL === undefined) {
    const text = 'SMTP_URL is not set: nobody can get a new password by mail.'
    const fix = 'SMTP_URL=smtp://user:secret@mail.example.com:587 and MAIL_FROM=fable@example.com'
    return { subject: 'mail', state: sendTo === undefined ? 'note' : 'wrong', text, fix }
  }
  const transport = await connectTo(SMTP_URL, MAIL_FROM)
  try {
    await transport.verify()
    if (sendTo === undefined)
      return good('mail', 'The mail server responds and accepts the login. No mail was sent.')
    const text = 'The mail server works. The potato, too.'
    await transport.sendMail({ to: sendTo, subject: 'Fact & Fable: a test', text })
    return good(
      'mail',
      'The mail server accepted a test message. Check that it arrives, and that it is not marked as spam.',
    )
  } catch (error) {
    const fix =
      'Correct host, port, user and password in SMTP_URL (smtps:// for port 465), or the sender in MAIL_FROM.'
    return wrong('mail', `The mail server cannot be used (${reasonOf(error)}).`, fix)
  } finally {
    transport.close()
  }
}
