/**
 * The header that passes the client's address to better-auth. The client cannot set it. It stands here, because
 * the other files that need it load better-auth.
 */
export const ADDRESS_HEADER = 'x-fable-address'
