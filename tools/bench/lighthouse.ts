export const lighthouse = (): Promise<never> => Promise.reject(new Error('x'))
