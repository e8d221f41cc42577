/** Who makes a request, and in which session. */
export type SignedIn = {
  readonly userId: string
  readonly userName: string
  readonly email: string
  readonly sessionId: string
}

/** Finds out who makes a request by its headers; null: nobody is signed in. The accounts implement it. */
export type FindSignedIn = (headers: Headers) => Promise<SignedIn | null>
