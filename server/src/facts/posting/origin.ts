/** The marks of one sender: that of this week, which its posts get, and that of the week before. */
export type SenderMarks = readonly [mark: string, earlier: string]

/** By whom something was posted, and whether it waits until somebody at the desk has seen it. */
export type Origin = { readonly marks: SenderMarks; readonly isHeld: boolean }

/** The columns of a new post. Nobody knows who posted the starting facts. */
export const originColumns = (
  origin: Origin | undefined,
  createdAt: string | null,
): { sender: string | null; held: number; hiddenAt: string | null } => {
  const isHeld = origin?.isHeld ?? false
  return {
    sender: origin?.marks[0] ?? null,
    held: isHeld ? 1 : 0,
    hiddenAt: isHeld ? createdAt : null,
  }
}
