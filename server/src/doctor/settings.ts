import { readSettings, type Settings } from '../platform/settings.ts'
import { StartError } from '../platform/start-error.ts'
import { type Finding, findingsOf } from './finding.ts'

const { good, note, wrong } = findingsOf('settings')

const isLocal = (host: string) => /^(127\.|localhost$|::1$|\[::1\]$)/.test(host)

const checkTogether = (settings: Settings): Finding[] => {
  const { PUBLIC_URL, HOST, TRUST_PROXY, DATABASE_URL, AUTH_SECRET, RATE_LIMITS } = settings
  const findings: Finding[] = []
  if (DATABASE_URL !== undefined && AUTH_SECRET === undefined) {
    findings.push(
      wrong(
        'AUTH_SECRET is not set although DATABASE_URL is: the server does not start.',
        'AUTH_SECRET="$(openssl rand -base64 32)", the same for all servers.',
      ),
    )
  }
  if (!RATE_LIMITS) {
    findings.push(
      wrong(
        'RATE_LIMITS is off: passwords can be guessed as fast as the server responds.',
        'Remove the setting. It is for load tests.',
      ),
    )
  }
  if (PUBLIC_URL?.protocol === 'https:' && TRUST_PROXY.length === 0) {
    findings.push(
      wrong(
        'PUBLIC_URL is https, which a proxy must serve, but TRUST_PROXY is not set: all visitors count as one.',
        'TRUST_PROXY=127.0.0.1, or the address of the proxy.',
      ),
    )
  }
  if (PUBLIC_URL === undefined && !isLocal(HOST)) {
    findings.push(
      note(
        `PUBLIC_URL is not set although HOST is ${HOST}: links in mails and feeds lead to this machine's own name, and what visitors write is refused.`,
        'PUBLIC_URL=https://fable.example.com, the address that visitors use.',
      ),
    )
  }
  return findings
}

/** Checks the settings each by itself and together. `settings` is undefined if one of them is wrong. */
export const checkSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings?: Settings; readonly findings: Finding[] } => {
  try {
    const settings = readSettings(environment)
    const findings = checkTogether(settings)
    return { settings, findings: findings.length > 0 ? findings : [good('All can be used.')] }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const lines = error.message.split('\n')
    return {
      findings: lines.map((line) => wrong(line, 'Correct it; the server does not start with it.')),
    }
  }
}
