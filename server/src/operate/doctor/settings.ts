import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { missingAuthSecret } from '../../accounts/secret.ts'
import { SCREENS_FILE } from '../../http/screens.ts'
import { type Settings, warnOfProxy } from '../../lib/settings.ts'
import { type Finding, good, wrong } from './finding.ts'

export function checkSettings(settings: Settings): Finding[] {
  const { RATE_LIMITS, DATABASE_URL, AUTH_SECRET, WEB_DIST } = settings
  const found: Finding[] = []

  if (DATABASE_URL !== undefined && AUTH_SECRET === undefined) {
    const fix =
      'If you moved here, use the contents of DATA_DIR/auth-secret. All servers need the same value.'
    found.push(wrong('settings', missingAuthSecret().message, fix))
  }
  if (!existsSync(join(WEB_DIST, SCREENS_FILE))) {
    const text = `WEB_DIST is "${WEB_DIST}", which contains no built page: visitors get an error.`
    found.push(wrong('settings', text, 'npm run build, or correct WEB_DIST.'))
  }
  if (!RATE_LIMITS) {
    const text = 'RATE_LIMITS is off: passwords can be guessed as fast as the server responds.'
    found.push(wrong('settings', text, 'Remove the setting. It is for load tests.'))
  }
  for (const { text, fix } of warnOfProxy(settings)) found.push(wrong('settings', text, fix))
  return found.length > 0 ? found : [good('settings', 'All settings are valid.')]
}
