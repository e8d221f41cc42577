/** A random id. Only secure addresses have `randomUUID`. */
export const makeId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
