export const phone = (): Promise<never> => Promise.reject(new Error('x'))
