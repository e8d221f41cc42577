/** The parts of the server that the operator's commands use. */
export {
  deleteUser,
  findUserByName,
  type FoundUser,
  searchUsers,
  setUserDisabled,
} from '../accounts/users.ts'
export { runDoctor } from './doctor/doctor.ts'
export type { Action, CaseKey } from '@fable/contract'
export { deleteFeedKey, feedPath, findFeedKey } from '../facts/desk/feed.ts'
export { endSessions, insertLink, listSessions } from '../facts/desk/sessions.ts'
export { act, type Acting, ACTIONS, undo } from '../facts/moderation/actions.ts'
export {
  type CaseRow,
  listMissingCases,
  listNewestCases,
  type WantedCases,
} from '../facts/moderation/case-rows.ts'
export {
  findAction,
  findHidingActions,
  type HidingAction,
  listActions,
  listWholeActions,
} from '../facts/moderation/action-log.ts'
export { changePosting, describeRules } from '../facts/moderation/posting.ts'
export { findPostingRules, isPosting } from '../facts/posting/rules.ts'
export { listReports, type ReportWithCase } from '../facts/moderation/reports.ts'
export { findFableOf } from '../facts/rounds/fable-of-fact.ts'
export { type Fable, FABLE_FIELDS } from '../facts/rounds/fable.ts'
export { fableStore, type SentenceStore, truthStore } from '../facts/rounds/sentences-store.ts'
export type { Truth } from '../facts/rounds/truth.ts'
export { deleteFeedback, letterStore, listFeedback } from '../feedback/store.ts'
export { makeForget } from './lifecycle.ts'
export { moveToPostgres } from './move/move-to-postgres.ts'
export { backUp } from './backup.ts'
export { askSource } from './sources/ask-source.ts'
export { type CheckedSource, checkSources } from './sources/check-sources.ts'
export { listSources } from './sources/list-sources.ts'
export { DATABASE_FILE } from '../db/data-folder.ts'
export type { Database, OpenDatabase } from '../db/database.ts'
export { problemCodeOf } from '../http/problems.ts'
export { isUnavailable, isWithoutTables } from '../db/errors.ts'
export { openDatabase } from '../db/open.ts'
export { openWithoutLock } from '../db/open-without-lock.ts'
export { restore } from './restore.ts'
export { withDotEnv } from '../lib/settings.ts'
export { spellingOf } from '../lib/names/spelling.ts'
export { ownAddress, readSettings, type Settings } from '../lib/settings.ts'
export { errorCode, StartError } from '../lib/errors.ts'
export { setHidden, setNameHidden, setPlayerHidden } from '../runs/ranked/hidden-store.ts'
