/** Bytes of a request's body at most; a larger one is answered 413. */
export const BODY_LIMIT_BYTES = 64 * 1024
