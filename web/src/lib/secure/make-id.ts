/** Makes a random id. It does not use `randomUUID`, which exists only at secure addresses. */
export const makeId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
