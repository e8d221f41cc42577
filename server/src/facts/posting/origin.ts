/** The marks of a sender: that of the current week, which new posts get, and that of the week before. */
export type SenderMarks = readonly [mark: string, earlier: string]

/** The sender of a post, and whether the post is held. */
export type Origin = { readonly marks: SenderMarks; readonly isHeld: boolean }

/** Returns the columns of a new post that describe its origin. Starting facts have no sender. */
export function originColumns(
  origin: Origin | undefined,
  createdAt: string | null,
): { sender: string | null; held: number; hiddenAt: string | null } {
  const isHeld = origin?.isHeld ?? false
  return {
    sender: origin?.marks[0] ?? null,
    held: isHeld ? 1 : 0,
    hiddenAt: isHeld ? createdAt : null,
  }
}
