import * as content from '#content'
import * as numbers from '../content/numbers.ts'
import { fingerprintOf, rulesContentOf, type RulesContent } from './rules-content.ts'

export const liveRulesContent = (): RulesContent => rulesContentOf(content, numbers)

export const liveFingerprint = (): string =>
  fingerprintOf(liveRulesContent(), content.DISALLOWED_NAMES)
