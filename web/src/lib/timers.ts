export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds)
  })
}

/** Calls `callBack` after this time, unless the returned function is called first. */
export function later(milliseconds: number, callBack: () => void): () => void {
  const timer = setTimeout(callBack, milliseconds)
  return () => {
    clearTimeout(timer)
  }
}
