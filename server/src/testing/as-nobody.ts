const NOBODY = 65_534

/** Runs the work as a user who is not root, whom nothing could be forbidden. */
export const asNobody = async (work: () => Promise<void>): Promise<void> => {
  const root = process.geteuid?.() === 0
  if (root) process.seteuid?.(NOBODY)
  try {
    await work()
  } finally {
    if (root) process.seteuid?.(0)
  }
}
