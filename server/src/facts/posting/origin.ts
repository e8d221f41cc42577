/** The sender's mark of the current week, which new posts get, and the sender's mark of the week before. */
export type SenderMarks = readonly [mark: string, earlier: string]

export type Origin = { readonly marks: SenderMarks; readonly isHeld: boolean }

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
