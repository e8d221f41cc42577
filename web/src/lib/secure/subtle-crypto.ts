/** Returns undefined at insecure addresses. */
export const subtleCrypto = (): SubtleCrypto | undefined => crypto.subtle
