import * as content from '#content'
import * as numbers from '../content/numbers.ts'
import { fingerprintOf, rulesContentOf, type RulesContent } from './rules-content.ts'

/** The rules' part of the current content: what record-golden freezes. */
export const liveRulesContent = (): RulesContent => rulesContentOf(content, numbers)

/** The fingerprint of the current content. */
export const liveFingerprint = (): string =>
  fingerprintOf(liveRulesContent(), content.DISALLOWED_NAMES)
