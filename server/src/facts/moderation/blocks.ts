import type { Database } from '../../db/database.ts'
import { problem } from '../../http/problems.ts'
import { senderName } from '../posting/senders.ts'
import { type Doing, insertAction, type Undoing } from './action-log.ts'
import type { CaseRow } from './case-rows.ts'

type Block = (transaction: Database, sender: string, now: number) => Promise<void>

/** Throws `sender_forgotten` if the sender is no longer stored. */
export function changeBlock(block: Block) {
  return async (transaction: Database, [of]: readonly CaseRow[], doing: Doing): Promise<number> => {
    if (!of?.sender) throw problem('sender_forgotten')
    await block(transaction, of.sender, doing.now)
    const what = senderName(of.sender)
    return insertAction(transaction, { ...doing, what, count: 1, before: of.sender })
  }
}

export function undoBlock(block: Block) {
  return async (transaction: Database, { before, now }: Undoing): Promise<number> => {
    if (before === null) return 0
    await block(transaction, before, now)
    return 1
  }
}
