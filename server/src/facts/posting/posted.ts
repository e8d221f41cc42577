/** The marks of one sender: that of this week, which its posts get, and that of the week before. */
export type SenderMarks = readonly [mark: string, earlier: string]

/** By whom something was posted, and whether it waits until somebody at the desk has seen it. */
export type Posted = { readonly marks: SenderMarks; readonly isHeld: boolean }

/** The columns of a new post. Nobody knows who posted the starting facts. */
export const postedColumns = (
  posted: Posted | undefined,
  createdAt: string | null,
): { sender: string | null; held: number; hiddenAt: string | null } => {
  const isHeld = posted?.isHeld ?? false
  return {
    sender: posted?.marks[0] ?? null,
    held: isHeld ? 1 : 0,
    hiddenAt: isHeld ? createdAt : null,
  }
}
