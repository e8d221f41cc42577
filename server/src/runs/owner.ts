/** Who is signed in when a run is started. */
export type RunOwner = { readonly userId: string; readonly userName: string }

/** Finds out who sends a request; null when they are signed out. */
export type OwnerOf = (request: Request) => Promise<RunOwner | null>

/** Without accounts nobody is signed in. */
export const nobody: OwnerOf = async () => Promise.resolve(null)
