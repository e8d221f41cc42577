/** `randomUUID` exists only at secure addresses. */
export const makeId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
