import { connectTo } from '../../accounts/mailer.ts'
import { adviceOnCertificate, withoutNodeAdvice } from '../../lib/certificates.ts'
import { reasonOf } from '../../lib/errors.ts'
import type { Settings } from '../../lib/settings.ts'
import { type Finding, good, wrong } from './finding.ts'

export async function checkMail(
  { SMTP_URL, MAIL_FROM }: Settings,
  sendTo: string | undefined,
): Promise<Finding> {
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
    const reason = withoutNodeAdvice(reasonOf(error)).trim()
    return wrong('mail', `The mail server cannot be used (${reason}).`, fixFor(error))
  } finally {
    transport.close()
  }
}

function fixFor(error: unknown): string {
  const advice = adviceOnCertificate(error)
  if (advice !== undefined)
    return `Its certificate comes from a private authority: ${advice}. On this machine, SMTP_URL can do without encryption: smtp://localhost:25?ignoreTLS=true`
  if (reasonOf(error).includes('altnames'))
    return 'Its certificate is for another name: write that name as the host in SMTP_URL.'
  if (reasonOf(error).includes('wrong version number'))
    return 'Its port does not begin with encryption: write smtp:// instead of smtps:// in SMTP_URL.'
  return 'Correct host, port, user and password in SMTP_URL (smtps:// for port 465), or the sender in MAIL_FROM.'
}
