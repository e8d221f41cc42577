/** Resolves after a number of milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds)
  })
}

/** Calls back once after a number of milliseconds, unless the returned function is called before. */
export function later(milliseconds: number, callBack: () => void): () => void {
  const timer = setTimeout(callBack, milliseconds)
  return () => {
    clearTimeout(timer)
  }
}
