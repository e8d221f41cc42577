const NOBODY = 65_534

/** Runs the work as another user than root, because permissions do not apply to root. */
export async function asNobody(work: () => Promise<void>): Promise<void> {
  const root = process.geteuid?.() === 0
  if (root) process.seteuid?.(NOBODY)
  try {
    await work()
  } finally {
    if (root) process.seteuid?.(0)
  }
}
