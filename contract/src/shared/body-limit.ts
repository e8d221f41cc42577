/** Maximum size of a request body in bytes. A larger one gets 413. */
export const BODY_LIMIT_BYTES = 64 * 1024
