/** The account and the session of a request. */
export type SignedIn = {
  readonly userId: string
  readonly userName: string
  readonly email: string
  readonly sessionId: string
}

/** Finds the session in the request headers. Returns null if there is no valid session. */
export type FindSignedIn = (headers: Headers) => Promise<SignedIn | null>
